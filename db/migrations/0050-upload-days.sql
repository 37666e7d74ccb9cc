-- What each person uploaded on a day, for the limits: rows of replaced files are gone. The person is `user:12` or
-- `hf_member:3` and no key, because a row is forgotten after a day. Not audited: it counts.

create table upload_days (
  person varchar(40) not null,
  day date not null,
  files integer not null,
  bytes bigint not null,
  primary key (person, day)
);
create index upload_days_day_index on upload_days (day);
