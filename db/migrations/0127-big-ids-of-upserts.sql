-- Tables of fewer rows whose ids an upsert counts each time.
call migrating.prepare('application_presences', array['id']);
-- next step
call migrating.prepare('notification_views', array['id']);
-- next step
-- outside a transaction
call migrating.fill('application_presences', array['id']);
call migrating.fill('notification_views', array['id']);
-- next step
-- outside a transaction
drop index concurrently if exists next_application_presences_pkey;
create unique index concurrently next_application_presences_pkey on application_presences (next_id);
drop index concurrently if exists next_notification_views_pkey;
create unique index concurrently next_notification_views_pkey on notification_views (next_id);
-- next step
call migrating.check('application_presences', array['id']);
-- next step
call migrating.check('notification_views', array['id']);
-- next step
call migrating.hold_off_vacuum('application_presences');
alter table application_presences validate constraint next_id_check;
-- next step
call migrating.hold_off_vacuum('notification_views');
alter table notification_views validate constraint next_id_check;
-- next step
-- final: the version before knows the column by its name, which stays.
call migrating.lock(array['application_presences']);
call migrating.swap('application_presences', array['id']);
-- next step
-- final: the version before knows the column by its name, which stays.
call migrating.lock(array['notification_views']);
call migrating.swap('notification_views', array['id']);
