-- Further filters of the search, and what decides whether a student meets a job's requirements.

-- Pay is the least in yen a year, by level. musts: what a job requires, one key each (domain/eligibility/fit.ts).
-- The server has all rows written again when it starts (search.terms_digest).
alter table recruitment_search_rows
  add column contract_term varchar(255),
  add column is_without_transfers boolean not null default false,
  add column is_weekends_off boolean not null default false,
  add column pay_professional_school integer,
  add column pay_bachelor integer,
  add column pay_master integer,
  add column pay_doctor integer,
  add column pay_mid_career integer,
  add column is_department_must boolean not null default false,
  add column age_limit integer,
  add column housing_support_ids integer[] not null default '{}',
  add column musts text[] not null default '{}';
alter table recruitment_search_rows
  alter column housing_support_ids set storage plain,
  alter column musts set storage main;
