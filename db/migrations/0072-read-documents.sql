-- Read documents: what every reader of a job or a company gets alike, as JSON text, written when its sources change
-- instead of at each read (docs/adr/0057-answer-reads-from-documents.md). Statement-level triggers note in touched_* what
-- a transaction touches; a document is read only where no such row is visible, and the worker deletes the row in the
-- transaction in which it writes the document. A row that another one refers to is noted when it changes: what refers to
-- it is written before it goes. What others link to is locked before its links are looked up: a link that another
-- transaction is about to make is waited for, since its own note may be served before this change commits. detail is long and read whole, hence external: nothing is decompressed.

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

create trigger documents_note_insert after insert on recruitments referencing new table as after
  for each statement execute function documents.note_recruitments($q$select rows.id from after rows$q$);
create trigger documents_note_delete after delete on recruitments referencing old table as before
  for each statement execute function documents.note_recruitments($q$select rows.id from before rows$q$);
create trigger documents_note_update after update on recruitments referencing old table as before new table as after
  for each statement execute function documents.note_recruitments($q$select rows.id from before rows union select rows.id from after rows$q$);
create trigger company_documents_note_insert after insert on companies referencing new table as after
  for each statement execute function documents.note_companies($q$select rows.id from after rows$q$);
create trigger company_documents_note_delete after delete on companies referencing old table as before
  for each statement execute function documents.note_companies($q$select rows.id from before rows$q$);
create trigger company_documents_note_update after update on companies referencing old table as before new table as after
  for each statement execute function documents.note_companies($q$select rows.id from before rows union select rows.id from after rows$q$);
create trigger documents_note_insert after insert on recruitment_job_categories referencing new table as after
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from after rows$q$);
create trigger documents_note_delete after delete on recruitment_job_categories referencing old table as before
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from before rows$q$);
create trigger documents_note_update after update on recruitment_job_categories referencing old table as before new table as after
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from before rows union select rows.recruitment_id from after rows$q$);
create trigger documents_note_insert after insert on recruitment_related_countries referencing new table as after
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from after rows$q$);
create trigger documents_note_delete after delete on recruitment_related_countries referencing old table as before
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from before rows$q$);
create trigger documents_note_update after update on recruitment_related_countries referencing old table as before new table as after
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from before rows union select rows.recruitment_id from after rows$q$);
create trigger documents_note_insert after insert on recruitment_target_study_department_categories referencing new table as after
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from after rows$q$);
create trigger documents_note_delete after delete on recruitment_target_study_department_categories referencing old table as before
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from before rows$q$);
create trigger documents_note_update after update on recruitment_target_study_department_categories referencing old table as before new table as after
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from before rows union select rows.recruitment_id from after rows$q$);
create trigger documents_note_update after update on department_categories referencing old table as before new table as after
  for each statement execute function documents.note_recruitments($q$select p1.recruitment_id from before rows join recruitment_target_study_department_categories p1 on p1.department_category_id = rows.id union select p1.recruitment_id from after rows join recruitment_target_study_department_categories p1 on p1.department_category_id = rows.id$q$,
    $q$select 1 from department_categories where id in (select rows.id from after rows) order by id for update$q$);
create trigger documents_note_insert after insert on recruitment_required_languages referencing new table as after
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from after rows$q$);
create trigger documents_note_delete after delete on recruitment_required_languages referencing old table as before
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from before rows$q$);
create trigger documents_note_update after update on recruitment_required_languages referencing old table as before new table as after
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from before rows union select rows.recruitment_id from after rows$q$);
create trigger documents_note_update after update on language_levels referencing old table as before new table as after
  for each statement execute function documents.note_recruitments($q$select p1.recruitment_id from before rows join recruitment_required_languages p1 on p1.language_level_id = rows.id union select p1.recruitment_id from after rows join recruitment_required_languages p1 on p1.language_level_id = rows.id$q$,
    $q$select 1 from language_levels where id in (select rows.id from after rows) order by id for update$q$);
create trigger documents_note_update after update on language_speaking_levels referencing old table as before new table as after
  for each statement execute function documents.note_recruitments($q$select p1.recruitment_id from before rows join recruitment_required_languages p1 on p1.language_speaking_level_id = rows.id union select p1.recruitment_id from after rows join recruitment_required_languages p1 on p1.language_speaking_level_id = rows.id$q$,
    $q$select 1 from language_speaking_levels where id in (select rows.id from after rows) order by id for update$q$);
create trigger documents_note_update after update on language_listening_levels referencing old table as before new table as after
  for each statement execute function documents.note_recruitments($q$select p1.recruitment_id from before rows join recruitment_required_languages p1 on p1.language_listening_level_id = rows.id union select p1.recruitment_id from after rows join recruitment_required_languages p1 on p1.language_listening_level_id = rows.id$q$,
    $q$select 1 from language_listening_levels where id in (select rows.id from after rows) order by id for update$q$);
create trigger documents_note_update after update on language_reading_levels referencing old table as before new table as after
  for each statement execute function documents.note_recruitments($q$select p1.recruitment_id from before rows join recruitment_required_languages p1 on p1.language_reading_level_id = rows.id union select p1.recruitment_id from after rows join recruitment_required_languages p1 on p1.language_reading_level_id = rows.id$q$,
    $q$select 1 from language_reading_levels where id in (select rows.id from after rows) order by id for update$q$);
create trigger documents_note_update after update on language_writing_levels referencing old table as before new table as after
  for each statement execute function documents.note_recruitments($q$select p1.recruitment_id from before rows join recruitment_required_languages p1 on p1.language_writing_level_id = rows.id union select p1.recruitment_id from after rows join recruitment_required_languages p1 on p1.language_writing_level_id = rows.id$q$,
    $q$select 1 from language_writing_levels where id in (select rows.id from after rows) order by id for update$q$);
create trigger documents_note_insert after insert on recruitment_required_language_examinations referencing new table as after
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from after rows$q$);
create trigger documents_note_delete after delete on recruitment_required_language_examinations referencing old table as before
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from before rows$q$);
create trigger documents_note_update after update on recruitment_required_language_examinations referencing old table as before new table as after
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from before rows union select rows.recruitment_id from after rows$q$);
create trigger documents_note_insert after insert on recruitment_required_skills referencing new table as after
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from after rows$q$);
create trigger documents_note_delete after delete on recruitment_required_skills referencing old table as before
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from before rows$q$);
create trigger documents_note_update after update on recruitment_required_skills referencing old table as before new table as after
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from before rows union select rows.recruitment_id from after rows$q$);
create trigger documents_note_insert after insert on recruitment_annual_hiring_numbers referencing new table as after
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from after rows$q$);
create trigger documents_note_delete after delete on recruitment_annual_hiring_numbers referencing old table as before
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from before rows$q$);
create trigger documents_note_update after update on recruitment_annual_hiring_numbers referencing old table as before new table as after
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from before rows union select rows.recruitment_id from after rows$q$);
create trigger documents_note_insert after insert on recruitment_careers referencing new table as after
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from after rows$q$);
create trigger documents_note_delete after delete on recruitment_careers referencing old table as before
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from before rows$q$);
create trigger documents_note_update after update on recruitment_careers referencing old table as before new table as after
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from before rows union select rows.recruitment_id from after rows$q$);
create trigger documents_note_insert after insert on recruitment_offices referencing new table as after
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from after rows$q$);
create trigger documents_note_delete after delete on recruitment_offices referencing old table as before
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from before rows$q$);
create trigger documents_note_update after update on recruitment_offices referencing old table as before new table as after
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from before rows union select rows.recruitment_id from after rows$q$);
create trigger documents_note_update after update on company_offices referencing old table as before new table as after
  for each statement execute function documents.note_recruitments($q$select p1.recruitment_id from before rows join recruitment_offices p1 on p1.company_office_id = rows.id union select p1.recruitment_id from after rows join recruitment_offices p1 on p1.company_office_id = rows.id$q$,
    $q$select 1 from company_offices where id in (select rows.id from after rows) order by id for update$q$);
create trigger documents_note_insert after insert on company_office_transport_means referencing new table as after
  for each statement execute function documents.note_recruitments($q$select p1.recruitment_id from after rows join company_offices p2 on p2.id = rows.company_office_id join recruitment_offices p1 on p1.company_office_id = p2.id$q$,
    $q$select 1 from company_offices where id in (select rows.company_office_id from after rows) order by id for update$q$);
create trigger documents_note_delete after delete on company_office_transport_means referencing old table as before
  for each statement execute function documents.note_recruitments($q$select p1.recruitment_id from before rows join company_offices p2 on p2.id = rows.company_office_id join recruitment_offices p1 on p1.company_office_id = p2.id$q$,
    $q$select 1 from company_offices where id in (select rows.company_office_id from before rows) order by id for update$q$);
create trigger documents_note_update after update on company_office_transport_means referencing old table as before new table as after
  for each statement execute function documents.note_recruitments($q$select p1.recruitment_id from before rows join company_offices p2 on p2.id = rows.company_office_id join recruitment_offices p1 on p1.company_office_id = p2.id union select p1.recruitment_id from after rows join company_offices p2 on p2.id = rows.company_office_id join recruitment_offices p1 on p1.company_office_id = p2.id$q$,
    $q$select 1 from company_offices where id in (select rows.company_office_id from before rows union select rows.company_office_id from after rows) order by id for update$q$);
create trigger documents_note_insert after insert on recruitment_required_personalities referencing new table as after
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from after rows$q$);
create trigger documents_note_delete after delete on recruitment_required_personalities referencing old table as before
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from before rows$q$);
create trigger documents_note_update after update on recruitment_required_personalities referencing old table as before new table as after
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from before rows union select rows.recruitment_id from after rows$q$);
create trigger documents_note_insert after insert on recruitment_recruit_reasons referencing new table as after
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from after rows$q$);
create trigger documents_note_delete after delete on recruitment_recruit_reasons referencing old table as before
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from before rows$q$);
create trigger documents_note_update after update on recruitment_recruit_reasons referencing old table as before new table as after
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from before rows union select rows.recruitment_id from after rows$q$);
create trigger documents_note_insert after insert on recruitment_selection_steps referencing new table as after
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from after rows$q$);
create trigger documents_note_delete after delete on recruitment_selection_steps referencing old table as before
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from before rows$q$);
create trigger documents_note_update after update on recruitment_selection_steps referencing old table as before new table as after
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from before rows union select rows.recruitment_id from after rows$q$);
create trigger documents_note_insert after insert on recruitment_selection_step_languages referencing new table as after
  for each statement execute function documents.note_recruitments($q$select p1.recruitment_id from after rows join recruitment_selection_steps p1 on p1.id = rows.recruitment_selection_step_id$q$);
create trigger documents_note_delete after delete on recruitment_selection_step_languages referencing old table as before
  for each statement execute function documents.note_recruitments($q$select p1.recruitment_id from before rows join recruitment_selection_steps p1 on p1.id = rows.recruitment_selection_step_id$q$);
create trigger documents_note_update after update on recruitment_selection_step_languages referencing old table as before new table as after
  for each statement execute function documents.note_recruitments($q$select p1.recruitment_id from before rows join recruitment_selection_steps p1 on p1.id = rows.recruitment_selection_step_id union select p1.recruitment_id from after rows join recruitment_selection_steps p1 on p1.id = rows.recruitment_selection_step_id$q$);
create trigger documents_note_insert after insert on recruitment_resume_questions referencing new table as after
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from after rows$q$);
create trigger documents_note_delete after delete on recruitment_resume_questions referencing old table as before
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from before rows$q$);
create trigger documents_note_update after update on recruitment_resume_questions referencing old table as before new table as after
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from before rows union select rows.recruitment_id from after rows$q$);
create trigger documents_note_update after update on resume_questions referencing old table as before new table as after
  for each statement execute function documents.note_recruitments($q$select p1.recruitment_id from before rows join recruitment_resume_questions p1 on p1.resume_question_id = rows.id union select p1.recruitment_id from after rows join recruitment_resume_questions p1 on p1.resume_question_id = rows.id$q$,
    $q$select 1 from resume_questions where id in (select rows.id from after rows) order by id for update$q$);
create trigger documents_note_insert after insert on resume_question_templates referencing new table as after
  for each statement execute function documents.note_recruitments($q$select p1.recruitment_id from after rows join resume_questions p2 on p2.id = rows.resume_question_id join recruitment_resume_questions p1 on p1.resume_question_id = p2.id$q$,
    $q$select 1 from resume_questions where id in (select rows.resume_question_id from after rows) order by id for update$q$);
create trigger documents_note_delete after delete on resume_question_templates referencing old table as before
  for each statement execute function documents.note_recruitments($q$select p1.recruitment_id from before rows join resume_questions p2 on p2.id = rows.resume_question_id join recruitment_resume_questions p1 on p1.resume_question_id = p2.id$q$,
    $q$select 1 from resume_questions where id in (select rows.resume_question_id from before rows) order by id for update$q$);
create trigger documents_note_update after update on resume_question_templates referencing old table as before new table as after
  for each statement execute function documents.note_recruitments($q$select p1.recruitment_id from before rows join resume_questions p2 on p2.id = rows.resume_question_id join recruitment_resume_questions p1 on p1.resume_question_id = p2.id union select p1.recruitment_id from after rows join resume_questions p2 on p2.id = rows.resume_question_id join recruitment_resume_questions p1 on p1.resume_question_id = p2.id$q$,
    $q$select 1 from resume_questions where id in (select rows.resume_question_id from before rows union select rows.resume_question_id from after rows) order by id for update$q$);
create trigger documents_note_insert after insert on recruitment_allowances referencing new table as after
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from after rows$q$);
create trigger documents_note_delete after delete on recruitment_allowances referencing old table as before
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from before rows$q$);
create trigger documents_note_update after update on recruitment_allowances referencing old table as before new table as after
  for each statement execute function documents.note_recruitments($q$select rows.recruitment_id from before rows union select rows.recruitment_id from after rows$q$);
create trigger company_documents_note_insert after insert on company_industry_sectors referencing new table as after
  for each statement execute function documents.note_companies($q$select rows.company_id from after rows$q$);
create trigger company_documents_note_delete after delete on company_industry_sectors referencing old table as before
  for each statement execute function documents.note_companies($q$select rows.company_id from before rows$q$);
create trigger company_documents_note_update after update on company_industry_sectors referencing old table as before new table as after
  for each statement execute function documents.note_companies($q$select rows.company_id from before rows union select rows.company_id from after rows$q$);
create trigger company_documents_note_insert after insert on company_insurances referencing new table as after
  for each statement execute function documents.note_companies($q$select rows.company_id from after rows$q$);
create trigger company_documents_note_delete after delete on company_insurances referencing old table as before
  for each statement execute function documents.note_companies($q$select rows.company_id from before rows$q$);
create trigger company_documents_note_update after update on company_insurances referencing old table as before new table as after
  for each statement execute function documents.note_companies($q$select rows.company_id from before rows union select rows.company_id from after rows$q$);
create trigger company_documents_note_insert after insert on company_culture_links referencing new table as after
  for each statement execute function documents.note_companies($q$select rows.company_id from after rows$q$);
create trigger company_documents_note_delete after delete on company_culture_links referencing old table as before
  for each statement execute function documents.note_companies($q$select rows.company_id from before rows$q$);
create trigger company_documents_note_update after update on company_culture_links referencing old table as before new table as after
  for each statement execute function documents.note_companies($q$select rows.company_id from before rows union select rows.company_id from after rows$q$);
create trigger company_documents_note_insert after insert on company_allowances referencing new table as after
  for each statement execute function documents.note_companies($q$select rows.company_id from after rows$q$);
create trigger company_documents_note_delete after delete on company_allowances referencing old table as before
  for each statement execute function documents.note_companies($q$select rows.company_id from before rows$q$);
create trigger company_documents_note_update after update on company_allowances referencing old table as before new table as after
  for each statement execute function documents.note_companies($q$select rows.company_id from before rows union select rows.company_id from after rows$q$);
create trigger company_documents_note_insert after insert on company_housing_supports referencing new table as after
  for each statement execute function documents.note_companies($q$select rows.company_id from after rows$q$);
create trigger company_documents_note_delete after delete on company_housing_supports referencing old table as before
  for each statement execute function documents.note_companies($q$select rows.company_id from before rows$q$);
create trigger company_documents_note_update after update on company_housing_supports referencing old table as before new table as after
  for each statement execute function documents.note_companies($q$select rows.company_id from before rows union select rows.company_id from after rows$q$);
create trigger company_documents_note_insert after insert on company_religious_considerations referencing new table as after
  for each statement execute function documents.note_companies($q$select rows.company_id from after rows$q$);
create trigger company_documents_note_delete after delete on company_religious_considerations referencing old table as before
  for each statement execute function documents.note_companies($q$select rows.company_id from before rows$q$);
create trigger company_documents_note_update after update on company_religious_considerations referencing old table as before new table as after
  for each statement execute function documents.note_companies($q$select rows.company_id from before rows union select rows.company_id from after rows$q$);
create trigger company_documents_note_insert after insert on company_offices referencing new table as after
  for each statement execute function documents.note_companies($q$select rows.company_id from after rows$q$);
create trigger company_documents_note_delete after delete on company_offices referencing old table as before
  for each statement execute function documents.note_companies($q$select rows.company_id from before rows$q$);
create trigger company_documents_note_update after update on company_offices referencing old table as before new table as after
  for each statement execute function documents.note_companies($q$select rows.company_id from before rows union select rows.company_id from after rows$q$);
create trigger company_documents_note_insert after insert on company_office_transport_means referencing new table as after
  for each statement execute function documents.note_companies($q$select p1.company_id from after rows join company_offices p1 on p1.id = rows.company_office_id$q$,
    $q$select 1 from company_offices where id in (select rows.company_office_id from after rows) order by id for update$q$);
create trigger company_documents_note_delete after delete on company_office_transport_means referencing old table as before
  for each statement execute function documents.note_companies($q$select p1.company_id from before rows join company_offices p1 on p1.id = rows.company_office_id$q$,
    $q$select 1 from company_offices where id in (select rows.company_office_id from before rows) order by id for update$q$);
create trigger company_documents_note_update after update on company_office_transport_means referencing old table as before new table as after
  for each statement execute function documents.note_companies($q$select p1.company_id from before rows join company_offices p1 on p1.id = rows.company_office_id union select p1.company_id from after rows join company_offices p1 on p1.id = rows.company_office_id$q$,
    $q$select 1 from company_offices where id in (select rows.company_office_id from before rows union select rows.company_office_id from after rows) order by id for update$q$);
create trigger company_documents_note_insert after insert on company_employees referencing new table as after
  for each statement execute function documents.note_companies($q$select rows.company_id from after rows$q$);
create trigger company_documents_note_delete after delete on company_employees referencing old table as before
  for each statement execute function documents.note_companies($q$select rows.company_id from before rows$q$);
create trigger company_documents_note_update after update on company_employees referencing old table as before new table as after
  for each statement execute function documents.note_companies($q$select rows.company_id from before rows union select rows.company_id from after rows$q$);
create trigger company_documents_note_insert after insert on company_appliable_terms referencing new table as after
  for each statement execute function documents.note_companies($q$select rows.company_id from after rows$q$);
create trigger company_documents_note_delete after delete on company_appliable_terms referencing old table as before
  for each statement execute function documents.note_companies($q$select rows.company_id from before rows$q$);
create trigger company_documents_note_update after update on company_appliable_terms referencing old table as before new table as after
  for each statement execute function documents.note_companies($q$select rows.company_id from before rows union select rows.company_id from after rows$q$);
create trigger company_documents_note_insert after insert on company_joinable_months referencing new table as after
  for each statement execute function documents.note_companies($q$select rows.company_id from after rows$q$);
create trigger company_documents_note_delete after delete on company_joinable_months referencing old table as before
  for each statement execute function documents.note_companies($q$select rows.company_id from before rows$q$);
create trigger company_documents_note_update after update on company_joinable_months referencing old table as before new table as after
  for each statement execute function documents.note_companies($q$select rows.company_id from before rows union select rows.company_id from after rows$q$);
create trigger company_documents_note_insert after insert on company_country_relations referencing new table as after
  for each statement execute function documents.note_companies($q$select rows.company_id from after rows$q$);
create trigger company_documents_note_delete after delete on company_country_relations referencing old table as before
  for each statement execute function documents.note_companies($q$select rows.company_id from before rows$q$);
create trigger company_documents_note_update after update on company_country_relations referencing old table as before new table as after
  for each statement execute function documents.note_companies($q$select rows.company_id from before rows union select rows.company_id from after rows$q$);
create trigger company_documents_note_insert after insert on company_annual_data referencing new table as after
  for each statement execute function documents.note_companies($q$select rows.company_id from after rows$q$);
create trigger company_documents_note_delete after delete on company_annual_data referencing old table as before
  for each statement execute function documents.note_companies($q$select rows.company_id from before rows$q$);
create trigger company_documents_note_update after update on company_annual_data referencing old table as before new table as after
  for each statement execute function documents.note_companies($q$select rows.company_id from before rows union select rows.company_id from after rows$q$);
create trigger company_documents_note_update after update on files referencing old table as before new table as after
  for each statement execute function documents.note_companies($q$select p0.id from before rows join companies p0 on p0.logo_file_id = rows.id union select p1.company_id from before rows join company_images p1 on p1.file_id = rows.id union select p0.id from after rows join companies p0 on p0.logo_file_id = rows.id union select p1.company_id from after rows join company_images p1 on p1.file_id = rows.id$q$,
    $q$select 1 from files where id in (select rows.id from after rows) order by id for update$q$);
create trigger company_documents_note_insert after insert on company_images referencing new table as after
  for each statement execute function documents.note_companies($q$select rows.company_id from after rows$q$);
create trigger company_documents_note_delete after delete on company_images referencing old table as before
  for each statement execute function documents.note_companies($q$select rows.company_id from before rows$q$);
create trigger company_documents_note_update after update on company_images referencing old table as before new table as after
  for each statement execute function documents.note_companies($q$select rows.company_id from before rows union select rows.company_id from after rows$q$);

-- The worker fills in.
insert into documents.touched_companies (id) select id from companies;
insert into documents.touched_recruitments (id) select id from recruitments where is_released and closed_at is null;
