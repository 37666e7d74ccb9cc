-- Presence by visit: a page that is left may still have a heartbeat under way, which must not bring it back; and of two
-- tabs of the same person one may be left. Whoever has left is kept like everybody else until the heartbeats are old.

delete from application_presences;
alter table application_presences
  add column visit uuid not null,
  add column has_left boolean not null default false,
  drop constraint application_presences_application_id_hf_member_id_key,
  add unique (application_id, hf_member_id, visit);

drop trigger live_notes_update on application_presences;
create trigger live_notes_update after update on application_presences
  referencing old table as before new table as after for each statement execute function live.note_change(
    'presences',
    'select rows.application_id from (
       select a.* from after a join before b using (id) where (a.place, a.has_left) is distinct from (b.place, b.has_left)
     ) rows');
