-- Interviews and practices that do not take place stay, so that the student finds what the mail told of. Only
-- those that stand are counted: the next one takes the number of the cancelled one.

alter table interviews
  add column cancelled_at timestamptz,
  add column cancel_reason text,
  drop constraint interviews_application_id_interview_number_key;
create unique index interviews_number_index on interviews (application_id, interview_number)
  where cancelled_at is null;
create index interviews_application_id_index on interviews (application_id);
alter table interview_practices
  add column cancelled_at timestamptz,
  add column cancel_reason text;
