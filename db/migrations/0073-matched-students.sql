-- Students who fit a job: what ranks them and rules them out is read from the index alone, and those without a name,
-- who get no mails, are found by one of their own.

create index users_matched_index on users (id) include (status, jlpt, is_jlpt_none, living_country_id, has_japanese_visa,
  hope_first_work_country_id, hope_last_work_country_id, is_hope_work_globaly)
  where not is_pending and status not in ('deleted', 'merged');
create index users_nameless_index on users (id) where not is_pending and status not in ('deleted', 'merged')
  and btrim(coalesce(first_name, '')) = '' and btrim(coalesce(last_name, '')) = '';
