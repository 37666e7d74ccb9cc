-- Indexes for the staff's lists at a million applications: by due date, deliveries of an application, and
-- search by a part of a name. The trigram expressions are word for word those of server/staff.

create extension if not exists pg_trgm;

create index applications_due_date_index on applications (due_date_to_submit_resume, id);
create index outbox_events_application_id_index on outbox_events (((payload->>'application_id')::int));
create index users_words_index on users using gin ((coalesce(last_name, '') || ' ' || coalesce(first_name, '') || ' '
  || coalesce(last_name_kana, '') || ' ' || coalesce(first_name_kana, '') || ' ' || email) gin_trgm_ops);
create index recruitments_title_words_index on recruitments
  using gin ((coalesce(title->>'ja', '') || ' ' || coalesce(title->>'en', '')) gin_trgm_ops);
create index companies_name_words_index on companies
  using gin ((coalesce(official_name->>'ja', '') || ' ' || coalesce(official_name->>'en', '')) gin_trgm_ops);
create index universities_local_name_index on universities using gin (local_name gin_trgm_ops);
create index universities_english_name_index on universities using gin (english_name gin_trgm_ops);
