call migrating.prepare('outbox_events', array['id']);
-- next step
call migrating.prepare('deliveries', array['id', 'outbox_event_id']);
-- next step
call migrating.prepare('undeliverable_addresses', array['delivery_id']);
-- next step
-- outside a transaction
call migrating.fill('outbox_events', array['id']);
call migrating.fill('deliveries', array['id', 'outbox_event_id']);
call migrating.fill('undeliverable_addresses', array['delivery_id']);
-- next step
-- outside a transaction
drop index concurrently if exists next_outbox_events_pkey;
create unique index concurrently next_outbox_events_pkey on outbox_events (next_id);
drop index concurrently if exists next_outbox_events_waiting_index;
create index concurrently next_outbox_events_waiting_index on outbox_events (available_at, next_id) where processed_at is null;
drop index concurrently if exists next_deliveries_pkey;
create unique index concurrently next_deliveries_pkey on deliveries (next_id);
drop index concurrently if exists next_deliveries_outbox_event_id_index;
create index concurrently next_deliveries_outbox_event_id_index on deliveries (next_outbox_event_id);
drop index concurrently if exists next_deliveries_waiting_index;
create index concurrently next_deliveries_waiting_index on deliveries (available_at, next_id) where state in ('pending', 'sending');
drop index concurrently if exists next_deliveries_undecided_index;
create index concurrently next_deliveries_undecided_index on deliveries (next_id) where state in ('held', 'failed');
drop index concurrently if exists next_deliveries_bounced_index;
create index concurrently next_deliveries_bounced_index on deliveries (next_id) where bounced_at is not null;
drop index concurrently if exists next_deliveries_notifications_index;
create index concurrently next_deliveries_notifications_index on deliveries (recipient_user_id, available_at desc, next_id desc) where recipient_user_id is not null;
drop index concurrently if exists next_deliveries_available_at_index;
create index concurrently next_deliveries_available_at_index on deliveries (available_at, next_id);
drop index concurrently if exists next_deliveries_sent_at_index;
create index concurrently next_deliveries_sent_at_index on deliveries (sent_at, next_id);
drop index concurrently if exists next_undeliverable_addresses_delivery_id_index;
create index concurrently next_undeliverable_addresses_delivery_id_index on undeliverable_addresses (next_delivery_id);
-- next step
call migrating.check('outbox_events', array['id']);
-- next step
call migrating.hold_off_vacuum('deliveries', 'outbox_events');
call migrating.check('deliveries', array['id', 'outbox_event_id']);
alter table deliveries add constraint next_deliveries_outbox_event_id_fkey
  foreign key (next_outbox_event_id) references outbox_events (next_id) on delete set null not valid;
-- next step
call migrating.hold_off_vacuum('undeliverable_addresses', 'deliveries');
alter table undeliverable_addresses add constraint next_undeliverable_addresses_delivery_id_fkey
  foreign key (next_delivery_id) references deliveries (next_id) on delete set null not valid;
-- next step
call migrating.hold_off_vacuum('outbox_events');
alter table outbox_events validate constraint next_id_check;
-- next step
call migrating.hold_off_vacuum('deliveries');
alter table deliveries validate constraint next_id_check;
-- next step
call migrating.hold_off_vacuum('deliveries');
alter table deliveries validate constraint next_deliveries_outbox_event_id_fkey;
-- next step
call migrating.hold_off_vacuum('undeliverable_addresses');
alter table undeliverable_addresses validate constraint next_undeliverable_addresses_delivery_id_fkey;
-- next step
-- final: the version before knows the columns by their names, which stay.
call migrating.lock(array['deliveries', 'undeliverable_addresses']);
call migrating.swap('undeliverable_addresses', array['delivery_id']);
-- next step
-- final: the version before knows the columns by their names, which stay.
call migrating.lock(array['outbox_events', 'deliveries']);
call migrating.swap('deliveries', array['id', 'outbox_event_id']);
-- next step
-- final: the version before knows the columns by their names, which stay.
call migrating.lock(array['outbox_events']);
call migrating.swap('outbox_events', array['id']);
