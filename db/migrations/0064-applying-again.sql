-- From which day staff let a student apply again for a job their application for it has ended without; when the
-- student did; and which of their applications for the job each is. Of all of them one is current (db/current.ts).

alter table applications
  add column reapply_from date,
  add column reapplied_at timestamptz,
  add column cycle_number integer not null default 1;
update applications a set cycle_number = n.place
from (select id, row_number() over (partition by user_id, recruitment_id order by created_at, id) as place from applications) n
where n.id = a.id and n.place > 1;
drop index applications_live_key;
create unique index applications_current_key on applications (user_id, recruitment_id)
  where not is_quit_by_student and reapplied_at is null;
