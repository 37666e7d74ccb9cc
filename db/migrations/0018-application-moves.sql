-- What staff moved at once has one number, so that it can be taken back at once.

alter table application_events add column move_id uuid;
create index application_events_move_id_index on application_events (move_id) where move_id is not null;
