-- outside a transaction
-- The table may be large.

drop index concurrently if exists audit_logs_api_key_id_index;
create index concurrently audit_logs_api_key_id_index on audit_logs (api_key_id) where api_key_id is not null;
