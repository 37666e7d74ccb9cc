-- Tells the web processes which rows change, in the transaction of the change and whoever makes it, so that open
-- screens of staff follow (docs/adr/0077-screens-of-staff-follow.md). A note names a record and nothing of it. The same
-- note is sent once per transaction; of a statement that changes many rows only that the list has changed.

create schema live;

create function live.tell(record text, ids integer[]) returns void language sql as $f$
  select pg_notify('live', json_build_object('record', record, 'id', id)::text)
  from unnest(case when cardinality(ids) > 50 then array[null::integer] else ids end) as changed (id)
$f$;

-- Arguments: the record, and the query of the ids.
create function live.note_change() returns trigger language plpgsql as $f$
declare
  ids integer[];
begin
  execute 'select array_agg(distinct id) from (' || tg_argv[1] || ') as changed (id) where id is not null' into ids;
  if ids is not null then perform live.tell(tg_argv[0], ids); end if;
  return null;
end
$f$;

-- Creates the triggers of one table. ids: the query over {rows}, the changed rows. changed: of an update only rows that
-- differ in these columns.
create procedure live.watch(record text, source text, ids text, changed text[] default null) language plpgsql as $p$
declare
  event text;
  rows text;
  query text;
begin
  foreach event in array array['insert', 'delete', 'update'] loop
    rows := case event when 'insert' then 'new table as after' when 'delete' then 'old table as before'
      else 'old table as before new table as after' end;
    query := case
      when event = 'insert' then replace(ids, '{rows}', 'after')
      when event = 'delete' then replace(ids, '{rows}', 'before')
      when changed is null then
        format('%s union %s', replace(ids, '{rows}', 'before'), replace(ids, '{rows}', 'after'))
      else replace(ids, '{rows}', (
        select format('(select a.* from after a join before b using (id) where (%s) is distinct from (%s))',
          string_agg(format('a.%I', name), ', '), string_agg(format('b.%I', name), ', '))
        from unnest(changed) as name))
    end;
    execute format(
      'create trigger live_notes_%s after %s on %I referencing %s for each statement execute function live.note_change(%L, %L)',
      event, event, source, rows, record, query);
  end loop;
end
$p$;

call live.watch('applications', 'applications', 'select rows.id from {rows} rows');
call live.watch('applications', 'application_events', 'select rows.application_id from {rows} rows');
call live.watch('applications', 'application_hf_members', 'select rows.application_id from {rows} rows');
call live.watch('applications', 'application_messages', 'select rows.application_id from {rows} rows');
call live.watch('applications', 'application_offers', 'select rows.application_id from {rows} rows');
call live.watch('applications', 'interviews', 'select rows.application_id from {rows} rows');
call live.watch('applications', 'interview_practices', 'select rows.application_id from {rows} rows');
call live.watch('applications', 'resumes', 'select rows.application_id from {rows} rows');
call live.watch('applications', 'resume_comments', 'select rows.application_id from {rows} rows');
call live.watch('applications', 'resume_question_answers', 'select r.application_id from {rows} rows join resumes r on r.id = rows.resume_id');
call live.watch('applications', 'resume_versions', 'select rows.application_id from {rows} rows');
call live.watch('deliveries', 'deliveries', 'select rows.id from {rows} rows',
  array['state', 'subject', 'available_at', 'attempts', 'last_error', 'bounced_at']);
-- Being there still is no news.
call live.watch('presences', 'application_presences', 'select rows.application_id from {rows} rows', array['place']);

drop procedure live.watch;

-- Whom an application is taken from does not see it any more, and hears that their list has changed.
create function live.note_handover() returns trigger language plpgsql as $f$
begin
  perform pg_notify('live', json_build_object('record', 'applications', 'id', null, 'hf_member_id', hf_member_id)::text)
  from before group by hf_member_id;
  return null;
end
$f$;
create trigger live_notes_handover_delete after delete on application_hf_members referencing old table as before
  for each statement execute function live.note_handover();
create trigger live_notes_handover_update after update on application_hf_members referencing old table as before
  for each statement execute function live.note_handover();

-- Who may listen is looked at again: a member has changed, or a session has ended.
create function live.note_access() returns trigger language plpgsql as $f$
begin
  perform pg_notify('live', json_build_object('record', 'access', 'id', null)::text);
  return null;
end
$f$;
create trigger live_notes_access after update or delete on hf_members
  for each statement execute function live.note_access();
create trigger live_notes_session_end after insert or update of consumed_at on oidc_payloads for each row
  when (new.kind = 'Session' and new.consumed_at is not null) execute function live.note_access();
