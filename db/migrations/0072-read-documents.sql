-- Read documents: what every reader of a job or a company gets alike, as JSON text, written when its sources change
-- instead of at each read (docs/adr/0057-answer-reads-from-documents.md). Statement-level triggers note in touched_* what
-- a transaction touches. A document is read only where no such row is visible; the worker deletes the row in the
-- transaction in which it writes the document.
--
-- A row that others refer to is noted only when it is updated: what refers to it is written before it goes. It is locked
-- before its links are looked up, and so waits for a transaction that is just linking it: that one's own note may be
-- worked off before this change commits, with the old row in the document.
--
-- detail is long and read whole, so it is stored uncompressed (external).

create schema documents;

create table documents.recruitments (
  id integer primary key references public.recruitments on delete cascade,
  company_id integer not null,
  digest text not null,
  written_at timestamptz not null default now(),
  list_item text not null,
  facts text not null,
  apply_facts text not null,
  detail text not null
);
create table documents.companies (
  id integer primary key references public.companies on delete cascade,
  digest text not null,
  written_at timestamptz not null default now(),
  brief text not null,
  appliable_terms text not null,
  detail text not null
);
alter table documents.recruitments alter column detail set storage external;
alter table documents.companies alter column detail set storage external;
create index recruitments_digest_index on documents.recruitments (digest);
create index companies_digest_index on documents.companies (digest);

create table documents.touched_recruitments (
  transaction xid8 not null default pg_current_xact_id(),
  id integer not null,
  primary key (transaction, id)
);
create table documents.touched_companies (
  transaction xid8 not null default pg_current_xact_id(),
  id integer not null,
  primary key (transaction, id)
);
create index touched_recruitments_id_index on documents.touched_recruitments (id);
create index touched_companies_id_index on documents.touched_companies (id);
-- Every read looks into them.
alter table documents.touched_recruitments set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500,
  autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 500);
alter table documents.touched_companies set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500,
  autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 500);

create function documents.note_recruitments() returns trigger language plpgsql as $f$
begin
  if tg_nargs > 1 then
    execute tg_argv[1];
  end if;
  execute 'insert into documents.touched_recruitments (id) ' || tg_argv[0] || ' on conflict do nothing';
  return null;
end
$f$;
create function documents.note_companies() returns trigger language plpgsql as $f$
begin
  if tg_nargs > 1 then
    execute tg_argv[1];
  end if;
  execute 'insert into documents.touched_companies (id) ' || tg_argv[0] || ' on conflict do nothing';
  return null;
end
$f$;

-- Creates the triggers of one table. ids: the query of the ids to note, over {rows}, the changed rows. only_updates: for a
-- row that others refer to. locked: the table whose rows are locked first; locked_by: their ids in the changed rows.
create procedure documents.watch(kind text, source text, ids text, only_updates boolean default false,
  locked text default null, locked_by text default 'id') language plpgsql as $p$
declare
  event text;
  rows text;
  reads text[];
  arguments text;
begin
  foreach event in array case when only_updates then array['update'] else array['insert', 'delete', 'update'] end loop
    rows := case event when 'insert' then 'new table as after' when 'delete' then 'old table as before'
      else 'old table as before new table as after' end;
    reads := case event when 'insert' then array['after'] when 'delete' then array['before']
      else array['before', 'after'] end;
    select quote_literal(string_agg(replace(ids, '{rows}', name), ' union ' order by place)) into arguments
      from unnest(reads) with ordinality as read (name, place);
    if locked is not null then
      select arguments || ', ' || quote_literal(format('select 1 from %I where id in (%s) order by id for update', locked,
          string_agg(format('select rows.%I from %s rows', locked_by, name), ' union ' order by place))) into arguments
        from unnest(reads) with ordinality as read (name, place)
        -- An id does not change.
        where locked_by <> 'id' or name = 'after';
    end if;
    execute format('create trigger %I after %s on %I referencing %s for each statement execute function documents.note_%s(%s)',
      case kind when 'companies' then 'company_' else '' end || 'documents_note_' || event, event, source, rows, kind,
      arguments);
  end loop;
end
$p$;

call documents.watch('recruitments', 'recruitments', 'select rows.id from {rows} rows');
call documents.watch('companies', 'companies', 'select rows.id from {rows} rows');
call documents.watch('recruitments', 'recruitment_job_categories', 'select rows.recruitment_id from {rows} rows');
call documents.watch('recruitments', 'recruitment_related_countries', 'select rows.recruitment_id from {rows} rows');
call documents.watch('recruitments', 'recruitment_target_study_department_categories', 'select rows.recruitment_id from {rows} rows');
call documents.watch('recruitments', 'department_categories', 'select p1.recruitment_id from {rows} rows join recruitment_target_study_department_categories p1 on p1.department_category_id = rows.id', only_updates => true, locked => 'department_categories');
call documents.watch('recruitments', 'recruitment_required_languages', 'select rows.recruitment_id from {rows} rows');
call documents.watch('recruitments', 'language_levels', 'select p1.recruitment_id from {rows} rows join recruitment_required_languages p1 on p1.language_level_id = rows.id', only_updates => true, locked => 'language_levels');
call documents.watch('recruitments', 'language_speaking_levels', 'select p1.recruitment_id from {rows} rows join recruitment_required_languages p1 on p1.language_speaking_level_id = rows.id', only_updates => true, locked => 'language_speaking_levels');
call documents.watch('recruitments', 'language_listening_levels', 'select p1.recruitment_id from {rows} rows join recruitment_required_languages p1 on p1.language_listening_level_id = rows.id', only_updates => true, locked => 'language_listening_levels');
call documents.watch('recruitments', 'language_reading_levels', 'select p1.recruitment_id from {rows} rows join recruitment_required_languages p1 on p1.language_reading_level_id = rows.id', only_updates => true, locked => 'language_reading_levels');
call documents.watch('recruitments', 'language_writing_levels', 'select p1.recruitment_id from {rows} rows join recruitment_required_languages p1 on p1.language_writing_level_id = rows.id', only_updates => true, locked => 'language_writing_levels');
call documents.watch('recruitments', 'recruitment_required_language_examinations', 'select rows.recruitment_id from {rows} rows');
call documents.watch('recruitments', 'recruitment_required_skills', 'select rows.recruitment_id from {rows} rows');
call documents.watch('recruitments', 'recruitment_annual_hiring_numbers', 'select rows.recruitment_id from {rows} rows');
call documents.watch('recruitments', 'recruitment_careers', 'select rows.recruitment_id from {rows} rows');
call documents.watch('recruitments', 'recruitment_offices', 'select rows.recruitment_id from {rows} rows');
call documents.watch('recruitments', 'company_offices', 'select p1.recruitment_id from {rows} rows join recruitment_offices p1 on p1.company_office_id = rows.id', only_updates => true, locked => 'company_offices');
call documents.watch('recruitments', 'company_office_transport_means', 'select p1.recruitment_id from {rows} rows join company_offices p2 on p2.id = rows.company_office_id join recruitment_offices p1 on p1.company_office_id = p2.id', locked => 'company_offices', locked_by => 'company_office_id');
call documents.watch('recruitments', 'recruitment_required_personalities', 'select rows.recruitment_id from {rows} rows');
call documents.watch('recruitments', 'recruitment_recruit_reasons', 'select rows.recruitment_id from {rows} rows');
call documents.watch('recruitments', 'recruitment_selection_steps', 'select rows.recruitment_id from {rows} rows');
call documents.watch('recruitments', 'recruitment_selection_step_languages', 'select p1.recruitment_id from {rows} rows join recruitment_selection_steps p1 on p1.id = rows.recruitment_selection_step_id');
call documents.watch('recruitments', 'recruitment_resume_questions', 'select rows.recruitment_id from {rows} rows');
call documents.watch('recruitments', 'resume_questions', 'select p1.recruitment_id from {rows} rows join recruitment_resume_questions p1 on p1.resume_question_id = rows.id', only_updates => true, locked => 'resume_questions');
call documents.watch('recruitments', 'resume_question_templates', 'select p1.recruitment_id from {rows} rows join resume_questions p2 on p2.id = rows.resume_question_id join recruitment_resume_questions p1 on p1.resume_question_id = p2.id', locked => 'resume_questions', locked_by => 'resume_question_id');
call documents.watch('recruitments', 'recruitment_allowances', 'select rows.recruitment_id from {rows} rows');
call documents.watch('companies', 'company_industry_sectors', 'select rows.company_id from {rows} rows');
call documents.watch('companies', 'company_insurances', 'select rows.company_id from {rows} rows');
call documents.watch('companies', 'company_culture_links', 'select rows.company_id from {rows} rows');
call documents.watch('companies', 'company_allowances', 'select rows.company_id from {rows} rows');
call documents.watch('companies', 'company_housing_supports', 'select rows.company_id from {rows} rows');
call documents.watch('companies', 'company_religious_considerations', 'select rows.company_id from {rows} rows');
call documents.watch('companies', 'company_offices', 'select rows.company_id from {rows} rows');
call documents.watch('companies', 'company_office_transport_means', 'select p1.company_id from {rows} rows join company_offices p1 on p1.id = rows.company_office_id', locked => 'company_offices', locked_by => 'company_office_id');
call documents.watch('companies', 'company_employees', 'select rows.company_id from {rows} rows');
call documents.watch('companies', 'company_appliable_terms', 'select rows.company_id from {rows} rows');
call documents.watch('companies', 'company_joinable_months', 'select rows.company_id from {rows} rows');
call documents.watch('companies', 'company_country_relations', 'select rows.company_id from {rows} rows');
call documents.watch('companies', 'company_annual_data', 'select rows.company_id from {rows} rows');
call documents.watch('companies', 'files', 'select p0.id from {rows} rows join companies p0 on p0.logo_file_id = rows.id union select p1.company_id from {rows} rows join company_images p1 on p1.file_id = rows.id', only_updates => true, locked => 'files');
call documents.watch('companies', 'company_images', 'select rows.company_id from {rows} rows');

drop procedure documents.watch;

-- The worker fills in.
insert into documents.touched_companies (id) select id from companies;
insert into documents.touched_recruitments (id) select id from recruitments where is_released and closed_at is null;
