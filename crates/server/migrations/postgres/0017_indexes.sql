-- What is asked by person or by match is found without looking at everything.
CREATE INDEX hidden_person ON hidden (person);
CREATE INDEX reports_match ON reports (match);
CREATE INDEX admin_log_about ON admin_log (about);
