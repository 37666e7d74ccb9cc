-- Who comes to an event without a seat: ADR 79. Taken back, such a seat is a cancelled one.

alter table event_applications
  add column is_walk_in boolean not null default false,
  add constraint event_applications_walk_in_check check (not is_walk_in or is_cancelled or is_attended is true) not valid;
comment on column event_applications.is_walk_in is 'Came without having applied; recorded at the door by staff.';
