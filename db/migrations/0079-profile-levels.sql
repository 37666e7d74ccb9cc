-- The levels of a profile as the four first questions have them (ADR 64). Whoever has reached one keeps it.

update users set is_minimum_initialized = true
where not is_minimum_initialized and status not in ('deleted', 'merged')
  and coalesce(first_name, '') <> '' and coalesce(last_name, '') <> '' and home_country_id is not null
  and living_country_id is not null and page_language_id is not null and agree_policy_at is not null
  and has_japanese_visa is not null;

update users set is_initialized = true
where not is_initialized and is_minimum_initialized and status not in ('deleted', 'merged')
  and (jlpt is not null or is_jlpt_none) and latest_school_department_category_id is not null
  and graduate_latest_school_at is not null and hope_first_work_country_id is not null
  and exists (select 1 from user_interesting_job_categories wish where wish.user_id = users.id);
