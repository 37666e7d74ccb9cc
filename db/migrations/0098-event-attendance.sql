-- Who came to an event, and what follows it: ADR 79.

alter table event_applications
  add column is_attended boolean,
  add column attendance_recorded_at timestamptz,
  add column check_in_code uuid not null default gen_random_uuid(),
  add constraint event_applications_check_in_code_key unique (check_in_code),
  add constraint event_applications_attendance_check check (
    (is_attended is null) = (attendance_recorded_at is null)
    and (is_attended is null or not (is_cancelled or is_waiting))
  );
comment on column event_applications.is_attended is 'Whether the student came; null until it is recorded.';
comment on column event_applications.check_in_code is 'Names the seat in the QR code of the ticket. It opens nothing by itself.';

alter table events
  add column survey_url text,
  add column follow_up_message language_map not null default '{}';

alter table mail_suppressions drop constraint mail_suppressions_stream_check,
  add constraint mail_suppressions_stream_check check (stream in ('recommend', 'saved_search', 'reminder', 'after_event'));

-- Colleagues at the door see each other's check-ins (docs/adr/0077-screens-of-staff-follow.md).
create trigger live_notes_event_applications_insert after insert on event_applications referencing new table as after
  for each statement execute function live.note_change('event_applications', 'select id from after');
create trigger live_notes_event_applications_delete after delete on event_applications referencing old table as before
  for each statement execute function live.note_change('event_applications', 'select id from before');
create trigger live_notes_event_applications_update after update on event_applications
  referencing old table as before new table as after
  for each statement execute function live.note_change('event_applications',
    'select a.id from after a join before b using (id)
     where (a.is_attended, a.is_cancelled, a.is_confirmed, a.is_waiting)
       is distinct from (b.is_attended, b.is_cancelled, b.is_confirmed, b.is_waiting)');
