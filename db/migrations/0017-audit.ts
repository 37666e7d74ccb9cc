import type { Migration } from './migration.ts';

/**
 * What no member of staff changes by hand, or what is a history itself: the outbox and deliveries, sessions and
 * sign-ins, counters and search rows, what students keep for themselves, versions and events of applications.
 */
const NOT_AUDITED = [
  'account_deletions',
  'application_events',
  'audit_logs',
  'bookmarks',
  'deliveries',
  'hf_member_gids',
  'identities',
  'job_introduction_records',
  'lesson_progresses',
  'oidc_accounts',
  'oidc_keys',
  'oidc_payloads',
  'outbox_events',
  'outside_removals',
  'page_views',
  'recruitment_search_rows',
  'resume_versions',
  'saved_searches',
  'schema_migrations',
  'user_analytics_data',
];

/** The record a row belongs to, told by the column that points to it; the first that fits. */
const RECORDS = [
  ["table_name like 'recruitment\\_%'", 'recruitment_id', 'recruitments'],
  ["table_name like 'company\\_%'", 'company_id', 'companies'],
  ["table_name like 'user\\_%' or table_name = 'job_histories'", 'user_id', 'users'],
  ['true', 'application_id', 'applications'],
  ['true', 'event_application_id', 'event_applications'],
  ['true', 'course_id', 'courses'],
  ["table_name = 'form_questions'", 'form_id', 'forms'],
  ['true', 'inquiry_id', 'inquiries'],
  ['true', 'mail_template_group_id', 'mail_template_groups'],
  ['true', 'recommend_mail_id', 'recommend_mails'],
  ["table_name = 'resume_question_templates'", 'resume_question_id', 'resume_questions'],
];

/** Rows two steps away from their record: the table between, by the column that points to it. */
const BETWEEN = [
  ['company_office_id', 'company_offices', 'company_id', 'companies'],
  ['recruitment_selection_step_id', 'recruitment_selection_steps', 'recruitment_id', 'recruitments'],
  ['resume_id', 'resumes', 'application_id', 'applications'],
  ['job_history_id', 'job_histories', 'user_id', 'users'],
  ['form_answer_id', 'form_answers', 'event_application_id', 'event_applications'],
];

/**
 * Every change by a member of staff is noted by the database itself, inside its transaction, so that no path can
 * forget it: the console's REST, the commands, AdminJS. Who acts is told by two settings of the transaction.
 */
export const audit: Migration = {
  name: '0017-audit',
  sql: `
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
  ${RECORDS.map(
    ([condition, column, record]) => `
  if (${condition}) and whole->>'${column}' is not null then
    record_table := '${record}'; record_id := (whole->>'${column}')::int; return;
  end if;`,
  ).join('')}
  ${BETWEEN.map(
    ([column, table, key, record]) => `
  if whole->>'${column}' is not null then
    record_table := '${record}';
    execute 'select ${key} from ${table} where id = $1' into record_id using (whole->>'${column}')::int;
    return;
  end if;`,
  ).join('')}
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
    where schemaname = 'public' and tablename not in (${NOT_AUDITED.map((table) => `'${table}'`).join(', ')})
  loop
    execute format(
      'create trigger audit_notes_change after insert or update or delete on %I for each row
       when (coalesce(current_setting(''audit.hf_member_id'', true), '''') <> '''')
       execute function audit.note_change(%s)',
      name,
      case name when 'event_applications' then quote_literal('token_for_cancell') else '' end);
  end loop;
end $d$;
`,
};
