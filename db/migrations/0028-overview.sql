-- What the manager's overview counts, at a million applications. Each line of the history that moves an application
-- keeps since when it had stood where it came from, so that times in a state are read off instead of being worked out
-- of all lines. What was taken back never was: neither such a line nor the one that takes it back counts.

alter table application_events add column entered_at timestamptz;

create function entered_at(of_application integer, state text, before_line integer) returns timestamptz language sql stable as $f$
  select coalesce(
    (select e.at from application_events e
     where e.application_id = of_application and e.to_state = state and e.from_state <> e.to_state
       and e.undone_at is null and e.name not in ('undo', 'undo_decline', 'undo_quit')
       and (before_line is null or e.id < before_line)
     order by e.at desc, e.id desc limit 1),
    (select a.created_at from applications a where a.id = of_application))
$f$;
create function note_entered_at() returns trigger language plpgsql as $f$
begin
  new.entered_at := coalesce(new.entered_at, entered_at(new.application_id, new.from_state, null));
  return new;
end $f$;
create trigger entered_at_is_noted before insert on application_events for each row
  when (new.from_state <> new.to_state and new.name not in ('undo', 'undo_decline', 'undo_quit'))
  execute function note_entered_at();
update application_events set entered_at = entered_at(application_id, from_state, id)
where from_state <> to_state and name not in ('undo', 'undo_decline', 'undo_quit');

create index application_events_left_index on application_events (from_state, at) include (entered_at, application_id)
  where entered_at is not null and undone_at is null;
create index applications_applied_index on applications (created_at) include (state, apply_campaign_source, user_id);
create index applications_offers_index on applications (selection_finished_at)
  include (recruitment_id, state, user_id) where is_passed;
create index applications_load_index on applications (state, mentor_id) include (mentor_count, user_id)
  where state in ('applied', 'resume_submitted', 'in_correction', 'returned_to_student', 'awaiting_agreement',
    'correction_agreed', 'sent_to_company', 'resume_passed', 'interviewing', 'passed');
create index applications_due_index on applications (due_date_to_submit_resume)
  include (state, sent_resume_to_company_at, mentor_id, mentor_count, user_id);
