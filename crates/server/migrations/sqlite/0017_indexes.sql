-- What is asked by person or by match is found without looking at everything.
CREATE INDEX matches_owner ON matches(owner);
CREATE INDEX chat_person ON chat(person);
CREATE INDEX hidden_person ON hidden(person);
CREATE INDEX reports_match ON reports(match);
CREATE INDEX admin_log_about ON admin_log(about);
CREATE INDEX tokens_person ON tokens(person);
CREATE INDEX leases_node ON leases(node);
CREATE INDEX presence_node ON presence(node);
