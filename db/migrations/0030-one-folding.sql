-- One spelling of words for everything that looks people up: `search_fold`, which now also knows ø and ł, is what
-- lists search by and what duplicates are found by; `fold_words` and its index go. Addresses leave the words of
-- names for a row of their own, since who may look for a name may not look for an address. And `users.status` is one
-- of the words the code knows.

alter table users add constraint users_status_check
  check (status in ('active', 'paused', 'closed', 'deleted', 'merged'));

create or replace function search_fold(words text) returns text language sql immutable strict parallel safe as $f$
  select translate(lower(normalize(regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g'), NFC)),
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖđøł', 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶdol')
$f$;
create or replace function person_words(person jsonb) returns text language sql immutable parallel safe as $f$
  select search_fold(concat_ws(' ', person->>'last_name', person->>'first_name',
    concat(person->>'last_name', person->>'first_name'), person->>'last_name_kana', person->>'first_name_kana',
    concat(person->>'last_name_kana', person->>'first_name_kana')))
$f$;
create or replace function name_key(last_name text, first_name text) returns text
  language sql immutable parallel safe as $f$
  select string_agg(word, '' order by word collate "C")
  from regexp_split_to_table(search_fold(last_name || ' ' || first_name), '[\s・.,''’-]+') as word
  where trim(last_name) <> '' and trim(first_name) <> ''
$f$;

alter table search_names drop constraint search_names_record_table_check;
alter table search_names add constraint search_names_record_table_check
  check (record_table in ('users', 'user_emails', 'recruitments', 'companies'));
create or replace function note_names() returns trigger language plpgsql as $f$
begin
  if tg_op = 'DELETE' then
    delete from search_names where record_id = old.id
      and (record_table = tg_table_name or record_table = 'user_emails' and tg_table_name = 'users');
    return null;
  end if;
  insert into search_names (record_table, record_id, words)
  values (tg_table_name, new.id, case tg_table_name
    when 'users' then person_words(to_jsonb(new)) when 'companies' then map_words(to_jsonb(new)->'official_name')
    else map_words(to_jsonb(new)->'title') end)
  on conflict (record_table, record_id) do update set words = excluded.words, updated_at = now();
  if tg_table_name = 'users' then
    insert into search_names (record_table, record_id, words)
    values ('user_emails', new.id, search_fold(to_jsonb(new)->>'email'))
    on conflict (record_table, record_id) do update set words = excluded.words, updated_at = now();
  end if;
  return null;
end $f$;
update search_names n set words = person_words(to_jsonb(u)) from users u
  where n.record_table = 'users' and n.record_id = u.id;
update search_names set words = search_fold(words) where record_table <> 'users' and words ~ '[øł]';
insert into search_names (record_table, record_id, words)
  select 'user_emails', id, search_fold(email) from users;

delete from user_match_keys where kind in ('name', 'kana_name');
insert into user_match_keys (user_id, kind, key)
  select u.id, kind, key from users u, lateral (values
    ('name', name_key(u.last_name, u.first_name)),
    ('kana_name', name_key(u.last_name_kana, u.first_name_kana))) as found (kind, key)
  where key is not null and u.status not in ('deleted', 'merged') and not u.is_pending;

drop index users_folded_words_index;
drop function fold_words(text);
