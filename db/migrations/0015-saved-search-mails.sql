-- Whether new matches of a saved search are mailed. The index is word for word the condition of
-- server/features/search/effects/send-saved-search-mails.ts, which looks every few seconds for searches that are due.

alter table saved_searches add column is_mail_wanted boolean not null default true;
create index saved_searches_due_index on saved_searches (coalesce(last_notified_at, created_at)) where is_mail_wanted;
