-- Every change by a member of staff is noted by the database itself, inside its transaction, so that no path can
-- forget it: the console's REST, the commands, AdminJS. Who acts is told by two settings of the transaction.

alter table audit_logs
  add column source varchar(255),
  add column record_table varchar(255),
  add column record_id integer,
  add column subject_user_id integer references users on delete set null;
create index audit_logs_record_index on audit_logs (record_table, record_id, id desc);
create index audit_logs_subject_user_id_index on audit_logs (subject_user_id);

create schema audit;

create function audit.record_of(table_name text, whole jsonb, out record_table text, out record_id integer)
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
  if (true) and whole->>'mail_template_group_id' is not null then
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

create function audit.subject_of(whole jsonb, record_table text, record_id integer) returns integer
language sql stable as $f$
  select case record_table
    when 'users' then (select id from users where id = record_id)
    when 'applications' then (select user_id from applications where id = record_id)
    when 'event_applications' then (select user_id from event_applications where id = record_id)
    when 'recommend_mails' then (select user_id from recommend_mails where id = record_id)
    when 'inquiries' then (select user_id from inquiries where id = record_id)
    else (select id from users where id = (whole->>'user_id')::int)
  end
$f$;

create function audit.note_change() returns trigger language plpgsql as $f$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  is_now jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  whole jsonb := coalesce(is_now, was);
  silent text[] := array['id', 'version', 'created_at', 'updated_at'] || tg_argv;
  part record;
begin
  was := was - silent;
  is_now := is_now - silent;
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(b.key, b.value), jsonb_object_agg(a.key, a.value) into was, is_now
    from jsonb_each(was) b join jsonb_each(is_now) a using (key) where a.value is distinct from b.value;
    if is_now is null then return null; end if;
  end if;
  select * into part from audit.record_of(tg_table_name, whole);
  insert into audit_logs
    (at, actor_kind, hf_member_id, action, table_name, row_id, before, after, source, record_table, record_id, subject_user_id)
  values (now(), 'hf_member', current_setting('audit.hf_member_id')::int, lower(tg_op), tg_table_name,
    (whole->>'id')::int, was, is_now, current_setting('audit.source', true), part.record_table, part.record_id,
    audit.subject_of(whole, part.record_table, part.record_id));
  return null;
end $f$;

do $d$
declare
  name text;
begin
  for name in
    select tablename from pg_tables
    where schemaname = 'public' and tablename not in ('account_deletions', 'application_events', 'audit_logs', 'bookmarks', 'deliveries', 'hf_member_gids', 'identities', 'job_introduction_records', 'lesson_progresses', 'oidc_accounts', 'oidc_keys', 'oidc_payloads', 'outbox_events', 'outside_removals', 'page_views', 'recruitment_search_rows', 'resume_versions', 'saved_searches', 'schema_migrations', 'user_analytics_data')
  loop
    execute format(
      'create trigger audit_notes_change after insert or update or delete on %I for each row
       when (coalesce(current_setting(''audit.hf_member_id'', true), '''') <> '''')
       execute function audit.note_change(%s)',
      name,
      case name when 'event_applications' then quote_literal('token_for_cancell') else '' end);
  end loop;
end $d$;
