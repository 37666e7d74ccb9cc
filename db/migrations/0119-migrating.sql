-- What the next migrations are written with, and later ones may be: a column gets another type beside the version that
-- is running (docs/operations.md, "Writing a migration"). For column c it is called next_c until it takes its place.

create schema migrating;

-- Keeps vacuum off a table until the transaction ends; nobody else notices. One that is at it gives way after a second,
-- which is longer than a lock is waited for below, where others wait behind it.
create procedure migrating.hold_off_vacuum(variadic sources text[]) language plpgsql as $p$
declare
  given text := current_setting('lock_timeout');
  source text;
begin
  perform set_config('lock_timeout', '5s', true);
  foreach source in array sources loop
    execute format('lock table %s in share update exclusive mode', source::regclass);
  end loop;
  perform set_config('lock_timeout', given, true);
end
$p$;

-- Adds the columns, and a trigger that keeps them equal to those they will replace.
create procedure migrating.prepare(source text, columns text[]) language plpgsql as $p$
begin
  call migrating.hold_off_vacuum(source);
  execute format('alter table %I %s', source,
    (select string_agg(format('add column %I bigint', 'next_' || c), ', ') from unnest(columns) c));
  execute format('create function migrating.%I() returns trigger language plpgsql as %L', source,
    format('begin %s return new; end',
      (select string_agg(format('new.%I := new.%I;', 'next_' || c, c), ' ') from unnest(columns) c)));
  execute format('create trigger next_columns before insert or update on %I for each row execute function migrating.%I()',
    source, source);
end
$p$;

-- Fills the columns, each batch in a transaction of its own. Rows that somebody holds are left for the next round, so
-- that it never waits with rows of its own locked. Begun again after a failure it goes on with what is left.
create procedure migrating.fill(source text, columns text[], batch integer default 2000) language plpgsql as $p$
declare
  sets text := (select string_agg(format('%I = t.%I', 'next_' || c, c), ', ') from unnest(columns) c);
  is_left text := (select string_agg(format('%I is distinct from %I', 'next_' || c, c), ' or ') from unnest(columns) c);
  is_over boolean := false;
  has_left boolean;
  at_id bigint;
  until_id bigint;
begin
  perform set_config('migrating.is_filling', 'on', false);
  while not is_over loop
    is_over := true;
    execute format('select min(id) - 1 from %I', source) into at_id;
    loop
      execute format('select max(id) from (select id from %I where id > $1 order by id limit $2) part', source)
        into until_id using at_id, batch;
      exit when until_id is null;
      execute format(
        'with todo as (select id from %1$I where id > $1 and id <= $2 and (%3$s) for no key update skip locked)
         update %1$I t set %2$s from todo where t.id = todo.id', source, sets, is_left)
        using at_id, until_id;
      execute format('select exists (select from %I where id > $1 and id <= $2 and (%s))', source, is_left)
        into has_left using at_id, until_id;
      is_over := is_over and not has_left;
      commit;
      at_id := until_id;
    end loop;
    if not is_over then perform pg_sleep(0.2); end if;
  end loop;
  perform set_config('migrating.is_filling', 'off', false);
end
$p$;

-- What will be not null is checked to be, for the next step to validate.
create procedure migrating.check(source text, columns text[]) language plpgsql as $p$
begin
  call migrating.hold_off_vacuum(source);
  execute format('alter table %I %s', source,
    (select string_agg(format('add constraint %I check (%I is not null) not valid', 'next_' || c || '_check', 'next_' || c), ', ')
     from unnest(columns) c join pg_attribute on attrelid = source::regclass and attname = c and attnotnull));
end
$p$;

-- Locks the tables one after the other, first those that are only referenced. It has all of them or gives up before any
-- is held for a second.
create procedure migrating.lock(sources text[], referenced text[] default '{}') language plpgsql as $p$
declare
  given integer := extract(milliseconds from current_setting('lock_timeout')::interval);
  source text;
begin
  call migrating.hold_off_vacuum(variadic sources || referenced);
  perform set_config('lock_timeout', (case when given between 1 and 1000 then given else 1000 end
    / (cardinality(sources) + cardinality(referenced)))::text, true);
  foreach source in array referenced loop
    execute format('lock table %s in share row exclusive mode', source::regclass);
  end loop;
  foreach source in array sources loop
    execute format('lock table %s in access exclusive mode', source::regclass);
  end loop;
end
$p$;

-- The new columns take the place of the old ones, with what was built for them: indexes and references called next_… .
-- Nothing is read or written but the catalogs. An id goes on counting where it stood.
create procedure migrating.swap(source text, columns text[]) language plpgsql as $p$
declare
  last_id bigint := pg_sequence_last_value(pg_get_serial_sequence(source, 'id'));
  name text;
begin
  execute format('drop trigger next_columns on %I', source);
  execute format('drop function migrating.%I()', source);
  foreach name in array columns loop
    if (select attnotnull from pg_attribute where attrelid = source::regclass and attname = name) then
      execute format('alter table %I alter column %I set not null', source, 'next_' || name);
      execute format('alter table %I drop constraint %I', source, 'next_' || name || '_check');
    end if;
    -- With its indexes and references.
    execute format('alter table %I drop column %I', source, name);
    execute format('alter table %I rename column %I to %I', source, 'next_' || name, name);
  end loop;
  for name in select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = source::regclass and c.relname ~ '^next_.*_(p?key)$'
  loop
    execute format('alter table %I add constraint %I %s using index %I', source, substr(name, 6),
      case when name like '%pkey' then 'primary key' else 'unique' end, name);
  end loop;
  for name in select conname from pg_constraint where conrelid = source::regclass and conname like 'next\_%' loop
    execute format('alter table %I rename constraint %I to %I', source, name, substr(name, 6));
  end loop;
  for name in select c.relname from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = source::regclass and c.relname like 'next\_%'
  loop
    execute format('alter index %I rename to %I', name, substr(name, 6));
  end loop;
  if 'id' = any (columns) then
    execute format('alter table %I alter column id add generated by default as identity', source);
    if last_id is not null then perform setval(pg_get_serial_sequence(source, 'id'), last_id); end if;
  end if;
end
$p$;

-- Ids of deliveries and the like will no longer fit the old type. What had it stays for those who are in the middle of a
-- transaction. Screens are not told of rows that are only filled.
create function live.tell(record text, ids bigint[]) returns void language sql as $f$
  select pg_notify('live', json_build_object('record', record, 'id', id)::text)
  from unnest(case when cardinality(ids) > 50 then array[null::bigint] else ids end) as changed (id)
$f$;

create or replace function live.note_change() returns trigger language plpgsql as $f$
declare
  ids bigint[];
begin
  if current_setting('migrating.is_filling', true) = 'on' then return null; end if;
  execute 'select array_agg(distinct id) from (' || tg_argv[1] || ') as changed (id) where id is not null' into ids;
  if ids is not null then perform live.tell(tg_argv[0], ids); end if;
  return null;
end
$f$;

-- The record that a row is a part of; by itself it is its own.
create function audit.part_of(table_name text, whole jsonb, out record_table text, out record_id bigint)
language plpgsql stable as $f$
begin
  select * into record_table, record_id from audit.record_of(table_name, whole - 'id');
  if record_table = table_name then record_id := (whole->>'id')::bigint; end if;
end $f$;

create function audit.subject_of(whole jsonb, record_table text, record_id bigint) returns integer
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

create or replace function audit.note_change() returns trigger language plpgsql as $f$
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
  select * into part from audit.part_of(tg_table_name, whole);
  insert into audit_logs
    (at, actor_kind, hf_member_id, api_key_id, action, table_name, row_id, before, after, source, record_table,
     record_id, subject_user_id)
  values (now(), 'hf_member', current_setting('audit.hf_member_id')::int,
    nullif(current_setting('audit.api_key_id', true), '')::int, lower(tg_op), tg_table_name,
    (whole->>'id')::bigint, was, is_now, current_setting('audit.source', true), part.record_table, part.record_id,
    audit.subject_of(whole, part.record_table, part.record_id));
  return null;
end $f$;
