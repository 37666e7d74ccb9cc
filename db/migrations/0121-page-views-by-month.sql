call migrating.prepare('page_views', array['id']);
-- next step
-- outside a transaction
call migrating.fill('page_views', array['id']);
-- next step
-- outside a transaction
drop index concurrently if exists next_page_views_pkey;
create unique index concurrently next_page_views_pkey on page_views (next_id, visit_at);
drop index concurrently if exists page_views_key_index;
create index concurrently page_views_key_index on page_views (key);
-- next step
call migrating.check('page_views', array['id']);
call months.bound('page_views', 'visit_at');
-- next step
call migrating.hold_off_vacuum('page_views');
alter table page_views validate constraint next_id_check;
alter table page_views validate constraint earlier_check;
-- next step
-- final: the version before knows the columns by their names, which stay, and only looks a visit up by its key.
call migrating.lock(array['page_views'], array['users']);
call migrating.swap('page_views', array['id']);
alter table page_views drop constraint page_views_key_key;
call months.split('page_views', 'visit_at');
