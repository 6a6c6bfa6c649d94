-- Where somebody wants to be told what happens while they are not at the table.
CREATE TABLE addresses (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    person INTEGER NOT NULL REFERENCES people(id) ON DELETE CASCADE,
    -- mail, push, webhook
    channel TEXT NOT NULL,
    -- A mail address, the endpoint of a browser, the URL of a webhook.
    address TEXT NOT NULL,
    -- Of a webhook what it is sent (json, discord, slack), of a browser the public half of its key.
    form TEXT NOT NULL,
    -- What a webhook's owner knows us by; what a browser and we alone know.
    secret TEXT NOT NULL,
    -- What it is called on the page.
    label TEXT NOT NULL,
    -- What is told here, separated by blanks: turn, invite, over, chat, time
    kinds TEXT NOT NULL,
    created INTEGER NOT NULL,
    -- When its owner has shown that it is theirs; nothing but that question goes there before.
    confirmed INTEGER,
    -- When it turned out that nobody is there any more, and why: gone, silent, refused
    dead INTEGER,
    why TEXT,
    -- How many notices it refused, one after the other.
    refusals INTEGER NOT NULL DEFAULT 0,
    -- Of a browser the session in it: whoever logs out there is not told there.
    session TEXT REFERENCES sessions(hash) ON DELETE CASCADE
) STRICT;
CREATE UNIQUE INDEX addresses_once ON addresses(person, channel, address);
CREATE INDEX addresses_address ON addresses(address);
CREATE INDEX addresses_session ON addresses(session);

-- How somebody wants to be told.
CREATE TABLE notice_settings (
    person INTEGER PRIMARY KEY REFERENCES people(id) ON DELETE CASCADE,
    -- The language they read.
    language TEXT NOT NULL,
    -- Minutes east of Greenwich.
    zone INTEGER NOT NULL,
    -- Minutes of their day between which nothing is sent; NULL: there are none.
    quiet_from INTEGER,
    quiet_to INTEGER,
    -- The minute of their day at which mails come, all in one; NULL: each when there is something to tell.
    digest INTEGER
) STRICT;

-- News for people: written with what they are about, looked at later. One of a kind for a person and a match, however often
-- it comes.
CREATE TABLE news (
    person INTEGER NOT NULL REFERENCES people(id) ON DELETE CASCADE,
    match TEXT NOT NULL REFERENCES matches(id) ON DELETE CASCADE,
    -- As in addresses.
    kind TEXT NOT NULL,
    -- How often it came, so that nobody overlooks that it came again.
    times INTEGER NOT NULL,
    -- From when on it may be told; NULL once it is.
    due INTEGER,
    -- The same by the time of the house, for what has to do with clocks.
    ripe INTEGER,
    -- When it was told last.
    told INTEGER,
    PRIMARY KEY (person, match, kind)
) STRICT;
CREATE INDEX news_due ON news(due) WHERE due IS NOT NULL;
CREATE INDEX news_match ON news(match);

-- What is to be sent, until it is sent.
CREATE TABLE deliveries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- Where to; NULL where only a mail address is known, and that in `mail`.
    address INTEGER REFERENCES addresses(id) ON DELETE CASCADE,
    -- As in addresses, or confirm, reset
    kind TEXT NOT NULL,
    match TEXT REFERENCES matches(id) ON DELETE CASCADE,
    mail TEXT,
    -- Of whoever asked for a mail.
    language TEXT,
    -- How often it was tried.
    tries INTEGER NOT NULL,
    due INTEGER NOT NULL,
    created INTEGER NOT NULL
) STRICT;
CREATE INDEX deliveries_due ON deliveries(due);
CREATE INDEX deliveries_address ON deliveries(address);
CREATE INDEX deliveries_match ON deliveries(match);

-- What a link in a mail proves, once: of its secret we keep the hash.
CREATE TABLE mail_tokens (
    hash TEXT PRIMARY KEY,
    -- confirm, reset
    purpose TEXT NOT NULL,
    person INTEGER NOT NULL REFERENCES people(id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    expires INTEGER NOT NULL
) STRICT;
CREATE INDEX mail_tokens_person ON mail_tokens(person);
