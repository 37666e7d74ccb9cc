-- Master data are kept in forms of the console: each row has a version, what staff have removed is not brought back by
-- the files of db/seeds/master, and putting a set in order is no reason to write the search rows of its jobs again.

create table removed_master_data (
  table_name varchar(63) not null,
  row_id integer not null,
  primary key (table_name, row_id)
);
create function note_removed_master_data() returns trigger language plpgsql as $f$
begin
  insert into removed_master_data (table_name, row_id) values (tg_table_name, old.id) on conflict do nothing;
  return null;
end
$f$;

do $d$
declare
  name text;
begin
  foreach name in array array['countries', 'languages', 'prefectures', 'faculty_categories', 'department_categories',
    'job_categories', 'industries', 'industry_sectors', 'university_control_types', 'degrees', 'student_categories',
    'school_categories', 'language_levels', 'language_speaking_levels', 'language_listening_levels',
    'language_reading_levels', 'language_writing_levels', 'language_examinations', 'transport_means',
    'company_country_relation_types', 'company_cultures', 'company_channels', 'dresses', 'allowance_types',
    'insurance_types', 'housing_support_types', 'religious_considerations', 'personalities', 'selection_types',
    'skill_categories', 'skills', 'skill_levels', 'user_surveys', 'user_survey_options', 'job_history_quit_reasons',
    'recruit_reasons', 'academic_major_categories', 'academic_majors', 'residence_statuses', 'universities']
  loop
    execute format('alter table %I add column version integer not null default 0', name);
    execute format(
      'create trigger notes_removed after delete on %I for each row execute function note_removed_master_data()', name);
  end loop;
end
$d$;

-- Search rows hold names of master data, and nothing of their order. ids: the query of the jobs over the renamed rows.
do $d$
declare
  source text;
  ids text;
begin
  for source, ids in values
    ('prefectures', 'select o.recruitment_id from {renamed} join company_offices c on c.prefecture_id = rows.id
      join recruitment_offices o on o.company_office_id = c.id'),
    ('job_categories', 'select j.recruitment_id from {renamed} join recruitment_job_categories j on j.job_category_id = rows.id'),
    ('skills', 'select s.recruitment_id from {renamed} join recruitment_required_skills s on s.skill_id = rows.id'),
    ('countries', 'select c.recruitment_id from {renamed} join recruitment_related_countries c on c.country_id = rows.id'),
    ('industry_sectors', 'select r.id from {renamed} join company_industry_sectors x on x.industry_sector_id = rows.id
      join recruitments r on r.company_id = x.company_id'),
    ('housing_support_types', 'select r.id from {renamed} join company_housing_supports x on x.housing_support_type_id = rows.id
      join recruitments r on r.company_id = x.company_id'),
    ('allowance_types', 'select x.recruitment_id from {renamed} join recruitment_allowances x on x.allowance_type_id = rows.id
      union select r.id from {renamed} join company_allowances x on x.allowance_type_id = rows.id
      join recruitments r on r.company_id = x.company_id')
  loop
    execute format('drop trigger search_notes_update on %I', source);
    execute format(
      'create trigger search_notes_update after update on %I referencing old table as before new table as after
       for each statement execute function search.note_touched(%L)', source,
      replace(ids, '{renamed}', 'after rows join before was on was.id = rows.id and was.name is distinct from rows.name'));
  end loop;
end
$d$;
