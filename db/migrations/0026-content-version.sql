-- The version of what public pages show, so that HTML kept of them is known to be stale at once, in every process.
-- Each transaction that changes such a table leaves its number; the version is made of all numbers that are committed
-- and not old, so that it differs also when two transactions end in another order than they began. Nobody waits for
-- anybody: each transaction writes a row of its own.

create schema content;
create table content.changes (
  transaction xid8 primary key default pg_current_xact_id(),
  at timestamptz not null default now()
);

create function content.note_change() returns trigger language plpgsql as $f$
begin
  insert into content.changes default values on conflict do nothing;
  if found then
    delete from content.changes where transaction in (
      select transaction from content.changes where at < now() - interval '1 hour' for update skip locked);
  end if;
  return null;
end $f$;

create function content.version() returns text language sql stable as $f$
  select count(*) || '.' || coalesce(sum(transaction::text::numeric), 0) from content.changes
$f$;

do $d$
declare
  name text;
begin
  for name in
    select tablename from pg_tables where schemaname = 'public' and tablename ~ '^((articles|courses|events|event_applications|forms|form_questions|lessons|resume_question_templates|resume_questions|settings)|(compan(y|ies)|recruit).*|(countries|languages|prefectures|degrees|dresses|industries|industry_sectors|personalities|skills|transport_means)|(language|skill)_(.*_)?(levels|examinations|categories)|(department|faculty|job|school|student)_categories|(allowance|housing_support|insurance|selection)_types|(religious_considerations|residence_statuses))$'
  loop
    execute format(
      'create trigger content_notes_change after insert or update or delete or truncate on %I
       for each statement execute function content.note_change()', name);
  end loop;
end $d$;
