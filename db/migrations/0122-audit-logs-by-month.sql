call migrating.prepare('audit_logs', array['id', 'row_id', 'record_id']);
-- next step
-- outside a transaction
call migrating.fill('audit_logs', array['id', 'row_id', 'record_id']);
-- next step
-- outside a transaction
drop index concurrently if exists next_audit_logs_pkey;
create unique index concurrently next_audit_logs_pkey on audit_logs (next_id, at);
drop index concurrently if exists next_audit_logs_at_index;
create index concurrently next_audit_logs_at_index on audit_logs (at desc, next_id desc);
drop index concurrently if exists next_audit_logs_row_index;
create index concurrently next_audit_logs_row_index on audit_logs (table_name, next_row_id);
drop index concurrently if exists next_audit_logs_record_index;
create index concurrently next_audit_logs_record_index on audit_logs (record_table, next_record_id, next_id desc);
-- next step
call migrating.check('audit_logs', array['id', 'row_id', 'record_id']);
call months.bound('audit_logs', 'at');
-- next step
call migrating.hold_off_vacuum('audit_logs');
alter table audit_logs validate constraint next_id_check;
alter table audit_logs validate constraint earlier_check;
-- next step
-- final: the version before knows the columns by their names, which stay.
call migrating.lock(array['audit_logs'], array['users', 'hf_members', 'api_keys']);
call migrating.swap('audit_logs', array['id', 'row_id', 'record_id']);
call months.split('audit_logs', 'at');
