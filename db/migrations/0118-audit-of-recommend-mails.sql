-- A recommend mail that was written from a template was filed under the template in the audit log, where nobody looks
-- for it. New lines stand under the mail itself.

create or replace function audit.record_of(table_name text, whole jsonb, out record_table text, out record_id integer)
language plpgsql stable as $f$
begin
  record_table := table_name;
  record_id := (whole->>'id')::int;

  if (table_name like 'recruitment\_%') and whole->>'recruitment_id' is not null then
    record_table := 'recruitments'; record_id := (whole->>'recruitment_id')::int; return;
  end if;
  if (table_name like 'company\_%') and whole->>'company_id' is not null then
    record_table := 'companies'; record_id := (whole->>'company_id')::int; return;
  end if;
  if (table_name like 'user\_%' or table_name = 'job_histories') and whole->>'user_id' is not null then
    record_table := 'users'; record_id := (whole->>'user_id')::int; return;
  end if;
  if (true) and whole->>'application_id' is not null then
    record_table := 'applications'; record_id := (whole->>'application_id')::int; return;
  end if;
  if (true) and whole->>'event_application_id' is not null then
    record_table := 'event_applications'; record_id := (whole->>'event_application_id')::int; return;
  end if;
  if (true) and whole->>'course_id' is not null then
    record_table := 'courses'; record_id := (whole->>'course_id')::int; return;
  end if;
  if (table_name = 'form_questions') and whole->>'form_id' is not null then
    record_table := 'forms'; record_id := (whole->>'form_id')::int; return;
  end if;
  if (true) and whole->>'inquiry_id' is not null then
    record_table := 'inquiries'; record_id := (whole->>'inquiry_id')::int; return;
  end if;
  if (table_name <> 'recommend_mails') and whole->>'mail_template_group_id' is not null then
    record_table := 'mail_template_groups'; record_id := (whole->>'mail_template_group_id')::int; return;
  end if;
  if (true) and whole->>'recommend_mail_id' is not null then
    record_table := 'recommend_mails'; record_id := (whole->>'recommend_mail_id')::int; return;
  end if;
  if (table_name = 'resume_question_templates') and whole->>'resume_question_id' is not null then
    record_table := 'resume_questions'; record_id := (whole->>'resume_question_id')::int; return;
  end if;

  if whole->>'company_office_id' is not null then
    record_table := 'companies';
    execute 'select company_id from company_offices where id = $1' into record_id using (whole->>'company_office_id')::int;
    return;
  end if;
  if whole->>'recruitment_selection_step_id' is not null then
    record_table := 'recruitments';
    execute 'select recruitment_id from recruitment_selection_steps where id = $1' into record_id using (whole->>'recruitment_selection_step_id')::int;
    return;
  end if;
  if whole->>'resume_id' is not null then
    record_table := 'applications';
    execute 'select application_id from resumes where id = $1' into record_id using (whole->>'resume_id')::int;
    return;
  end if;
  if whole->>'job_history_id' is not null then
    record_table := 'users';
    execute 'select user_id from job_histories where id = $1' into record_id using (whole->>'job_history_id')::int;
    return;
  end if;
  if whole->>'form_answer_id' is not null then
    record_table := 'event_applications';
    execute 'select event_application_id from form_answers where id = $1' into record_id using (whole->>'form_answer_id')::int;
    return;
  end if;
end $f$;
