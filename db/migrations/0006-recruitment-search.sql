-- What search reads: one narrow row per released recruitment, filtered through one multi-column GIN index.
-- An int[] pushed out of line costs ten times as much to read, hence storage plain; grams is long and read
-- through the index only, hence external. The index takes new entries at once (fastupdate off), because a
-- pending list would be scanned by every search. required_jlpt 6 stands for "no requirement", so that
-- "N2 or easier" is one comparison.

create extension if not exists btree_gin;

create table recruitment_search_rows (
  recruitment_id integer primary key references recruitments on delete cascade,
  company_id integer not null references companies on delete cascade,
  published_at timestamptz not null,
  required_jlpt integer not null default 6 check (required_jlpt between 1 and 6),
  is_available_from_overseas boolean not null default false,
  is_work_globaly boolean not null default false,
  salary_min integer,
  salary_max integer,
  apply_deadline_on date,
  prefecture_ids integer[] not null default '{}',
  job_category_ids integer[] not null default '{}',
  country_ids integer[] not null default '{}',
  department_ids integer[] not null default '{}',
  skill_ids integer[] not null default '{}',
  career_first_country_ids integer[] not null default '{}',
  career_last_country_ids integer[] not null default '{}',
  grams tsvector not null default ''
);
-- PostgreSQL 15 takes no storage inside create table.
alter table recruitment_search_rows
  alter column prefecture_ids set storage plain,
  alter column job_category_ids set storage plain,
  alter column country_ids set storage plain,
  alter column department_ids set storage plain,
  alter column skill_ids set storage plain,
  alter column career_first_country_ids set storage plain,
  alter column career_last_country_ids set storage plain,
  alter column grams set storage external;
create index recruitment_search_rows_filters_index on recruitment_search_rows using gin (
  grams, prefecture_ids, job_category_ids, country_ids, department_ids, skill_ids,
  career_first_country_ids, career_last_country_ids, company_id, required_jlpt
) with (fastupdate = off);
create index recruitment_search_rows_published_at_index
  on recruitment_search_rows (published_at desc, recruitment_id desc);
create index recruitment_search_rows_company_id_index on recruitment_search_rows (company_id);
