-- Which rows a merge of two accounts moved: mails and page views are among them.
call migrating.prepare('user_merge_rows', array['row_id']);
-- next step
-- outside a transaction
call migrating.fill('user_merge_rows', array['row_id']);
-- next step
-- outside a transaction
drop index concurrently if exists next_user_merge_rows_row_key;
create unique index concurrently next_user_merge_rows_row_key on user_merge_rows (user_merge_id, table_name, column_name, next_row_id);
-- next step
call migrating.check('user_merge_rows', array['row_id']);
-- next step
call migrating.hold_off_vacuum('user_merge_rows');
alter table user_merge_rows validate constraint next_row_id_check;
-- next step
-- final: the version before knows the column by its name, which stays.
call migrating.lock(array['user_merge_rows']);
call migrating.swap('user_merge_rows', array['row_id']);
