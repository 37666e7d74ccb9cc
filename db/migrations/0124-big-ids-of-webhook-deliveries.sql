call migrating.prepare('webhook_deliveries', array['id']);
-- next step
-- outside a transaction
call migrating.fill('webhook_deliveries', array['id']);
-- next step
-- outside a transaction
drop index concurrently if exists next_webhook_deliveries_pkey;
create unique index concurrently next_webhook_deliveries_pkey on webhook_deliveries (next_id);
drop index concurrently if exists next_webhook_deliveries_webhook_endpoint_id_index;
create index concurrently next_webhook_deliveries_webhook_endpoint_id_index on webhook_deliveries (webhook_endpoint_id, next_id desc);
drop index concurrently if exists next_webhook_deliveries_due_index;
create index concurrently next_webhook_deliveries_due_index on webhook_deliveries (available_at, next_id) where state = 'pending';
-- next step
call migrating.check('webhook_deliveries', array['id']);
-- next step
call migrating.hold_off_vacuum('webhook_deliveries');
alter table webhook_deliveries validate constraint next_id_check;
-- next step
-- final: the version before knows the columns by their names, which stay.
call migrating.lock(array['webhook_deliveries']);
call migrating.swap('webhook_deliveries', array['id']);
