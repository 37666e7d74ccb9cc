call migrating.prepare('application_events', array['id']);
-- next step
call migrating.prepare('resume_versions', array['application_event_id']);
-- next step
-- outside a transaction
call migrating.fill('application_events', array['id']);
call migrating.fill('resume_versions', array['application_event_id']);
-- next step
-- outside a transaction
drop index concurrently if exists next_application_events_pkey;
create unique index concurrently next_application_events_pkey on application_events (next_id);
drop index concurrently if exists next_resume_versions_application_event_id_index;
create index concurrently next_resume_versions_application_event_id_index on resume_versions (next_application_event_id);
-- next step
call migrating.check('application_events', array['id']);
-- next step
call migrating.hold_off_vacuum('resume_versions', 'application_events');
alter table resume_versions add constraint next_resume_versions_application_event_id_fkey
  foreign key (next_application_event_id) references application_events (next_id) on delete set null not valid;
-- next step
call migrating.hold_off_vacuum('application_events');
alter table application_events validate constraint next_id_check;
-- next step
call migrating.hold_off_vacuum('resume_versions');
alter table resume_versions validate constraint next_resume_versions_application_event_id_fkey;
-- next step
-- final: the version before knows the columns by their names, which stay.
call migrating.lock(array['application_events', 'resume_versions']);
call migrating.swap('resume_versions', array['application_event_id']);
-- next step
-- final: the version before knows the columns by their names, which stay.
call migrating.lock(array['application_events']);
call migrating.swap('application_events', array['id']);
