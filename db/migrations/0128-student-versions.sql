-- The last transaction that changed what the rules of eligibility and matching read of a student
-- (docs/adr/0098-keep-students-as-readers.md). A process keeps a student's facts as long as this stays as it is. Nobody
-- without a row has changed since. Id 0: master data that the facts of any student take part in.
create table documents.student_versions (
  id integer primary key,
  version xid8 not null
);
-- Rows are few and overwritten.
alter table documents.student_versions set (fillfactor = 70, autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_threshold = 1000);

create function documents.note_students() returns trigger language plpgsql as $f$
begin
  execute 'insert into documents.student_versions as v (id, version)
    select distinct ids.id, pg_current_xact_id() from (' || tg_argv[0] || ') as ids (id) where ids.id is not null order by ids.id
    on conflict (id) do update set version = excluded.version where v.version <> excluded.version';
  return null;
end
$f$;

create procedure documents.watch_students(source text, ids text, only_updates boolean default false) language plpgsql as $p$
declare
  event text;
  rows text;
  reads text[];
  queries text;
begin
  foreach event in array case when only_updates then array['update'] else array['insert', 'delete', 'update'] end loop
    rows := case event when 'insert' then 'new table as after' when 'delete' then 'old table as before'
      else 'old table as before new table as after' end;
    reads := case event when 'insert' then array['after'] when 'delete' then array['before']
      else array['before', 'after'] end;
    select quote_literal(string_agg(replace(ids, '{rows}', name), ' union ' order by place)) into queries
      from unnest(reads) with ordinality as read (name, place);
    execute format('create trigger %I after %s on %I referencing %s for each statement execute function documents.note_students(%s)',
      'student_versions_note_' || event, event, source, rows, queries);
  end loop;
end
$p$;

-- Of a student's own row few columns are read, and others change with each upload. Who is just being signed up has been
-- read by nobody.
create trigger student_versions_note_update after update on users referencing old table as before new table as after
  for each statement execute function documents.note_students('
    select a.id from after a join before b on b.id = a.id
    where (a.jlpt, a.is_jlpt_none, a.latest_school_department_category_id, a.graduate_latest_school_at, a.birth_day,
        a.has_driver_license, a.living_country_id, a.has_japanese_visa, a.hope_first_work_country_id,
        a.hope_last_work_country_id, a.is_hope_work_globaly, a.is_mid_career)
      is distinct from (b.jlpt, b.is_jlpt_none, b.latest_school_department_category_id, b.graduate_latest_school_at, b.birth_day,
        b.has_driver_license, b.living_country_id, b.has_japanese_visa, b.hope_first_work_country_id,
        b.hope_last_work_country_id, b.is_hope_work_globaly, b.is_mid_career)');
call documents.watch_students('user_language_skills', 'select rows.user_id from {rows} rows');
call documents.watch_students('user_language_examinations', 'select rows.user_id from {rows} rows');
call documents.watch_students('user_skills', 'select rows.user_id from {rows} rows');
call documents.watch_students('user_universities', 'select rows.user_id from {rows} rows');
call documents.watch_students('user_schools', 'select rows.user_id from {rows} rows');
call documents.watch_students('user_academic_majors', 'select rows.user_id from {rows} rows');
call documents.watch_students('job_histories', 'select rows.user_id from {rows} rows');
call documents.watch_students('user_residence_records', 'select rows.user_id from {rows} rows');
call documents.watch_students('user_hoped_prefectures', 'select rows.user_id from {rows} rows');
call documents.watch_students('user_interesting_job_categories', 'select rows.user_id from {rows} rows');

call documents.watch_students('language_levels', 'select 0 from {rows} rows', only_updates => true);
call documents.watch_students('language_speaking_levels', 'select 0 from {rows} rows', only_updates => true);
call documents.watch_students('language_listening_levels', 'select 0 from {rows} rows', only_updates => true);
call documents.watch_students('language_reading_levels', 'select 0 from {rows} rows', only_updates => true);
call documents.watch_students('language_writing_levels', 'select 0 from {rows} rows', only_updates => true);
call documents.watch_students('skill_levels', 'select 0 from {rows} rows', only_updates => true);
call documents.watch_students('department_categories', 'select 0 from {rows} rows', only_updates => true);
call documents.watch_students('universities', 'select 0 from {rows} rows', only_updates => true);
call documents.watch_students('residence_statuses', 'select 0 from {rows} rows', only_updates => true);

drop procedure documents.watch_students;
