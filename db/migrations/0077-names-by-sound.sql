-- One key for all that looks names up, the job search's own letters (domain/search/fold.ts): `search_letters` and
-- `search_fold` say in SQL what `plainLetters` and `foldForLists` say there, `name_sound` what `soundOf` says
-- (domain/search/sound.ts); tests compare them. Students, companies' contacts and companies are found by how their names
-- sound too: 山田 (ヤマダ) by "yamada", 佐藤 by Satō, Satou and Satoh. Words of names stand between spaces, so that the
-- beginning and the end of one can be asked for.

create function search_letters(words text) returns text language sql immutable strict parallel safe as $f$
  -- In ASCII, small letters are all that folding does, at a tenth of the cost.
  select case when octet_length(words) = length(words) then lower(words)
    else replace(replace(replace(translate(
      lower(normalize(regexp_replace(normalize(words, NFKD),
        '[\u0300-\u036f\u0591-\u05bd\u0640\u064b-\u065f\u0670\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]',
        '', 'g'), NFKC)),
      'đðłøıςゝゞぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ',
      'ddloiσヽヾァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe') end
$f$;
create function search_alike(letters text) returns text language sql immutable strict parallel safe as $f$
  select translate(letters, 'yァィゥェォッャュョヮー''’ʼ', 'iアイウエオツヤユヨワ')
$f$;
create or replace function search_fold(words text) returns text language sql immutable strict parallel safe as $f$
  select search_alike(search_letters(words))
$f$;

create function letters_sound(letters text) returns text language plpgsql immutable strict parallel safe as $f$
declare
  latin text := translate(letters, 'ヮヵヶーヷヸヹヺ''’ʼ', 'ワカケ');
begin
  if latin ~ '[ァ-ヴ]' then
    select string_agg(
        coalesce(romaji->>token, (romaji->>left(token, 1)) || (romaji->>substr(token, 2)), token),
        '' order by place)
      into latin
      from (select piece[1] as token, place, '{"ァ":"a","ア":"a","ィ":"i","イ":"i","ゥ":"u","ウ":"u","ェ":"e","エ":"e","ォ":"o","オ":"o","カ":"ka","ガ":"ga",
    "キ":"ki","ギ":"gi","ク":"ku","グ":"gu","ケ":"ke","ゲ":"ge","コ":"ko","ゴ":"go","サ":"sa","ザ":"za","シ":"shi",
    "ジ":"ji","ス":"su","ズ":"zu","セ":"se","ゼ":"ze","ソ":"so","ゾ":"zo","タ":"ta","ダ":"da","チ":"chi","ヂ":"ji",
    "ツ":"tsu","ヅ":"zu","テ":"te","デ":"de","ト":"to","ド":"do","ナ":"na","ニ":"ni","ヌ":"nu","ネ":"ne","ノ":"no",
    "ハ":"ha","バ":"ba","パ":"pa","ヒ":"hi","ビ":"bi","ピ":"pi","フ":"fu","ブ":"bu","プ":"pu","ヘ":"he","ベ":"be",
    "ペ":"pe","ホ":"ho","ボ":"bo","ポ":"po","マ":"ma","ミ":"mi","ム":"mu","メ":"me","モ":"mo","ャ":"ya","ヤ":"ya",
    "ュ":"yu","ユ":"yu","ョ":"yo","ヨ":"yo","ラ":"ra","リ":"ri","ル":"ru","レ":"re","ロ":"ro","ワ":"wa","ヰ":"wi",
    "ヱ":"we","ヲ":"wo","ン":"n","ヴ":"vu","イェ":"ye","ウィ":"wi","ウェ":"we","ウォ":"wo","キィ":"kyi","キェ":"kye",
    "キャ":"kya","キュ":"kyu","キョ":"kyo","ギィ":"gyi","ギェ":"gye","ギャ":"gya","ギュ":"gyu","ギョ":"gyo","クァ":"kwa",
    "クィ":"kwi","クェ":"kwe","クォ":"kwo","クャ":"kya","クュ":"kyu","クョ":"kyo","グァ":"gwa","シィ":"shyi","シェ":"she",
    "シャ":"sha","シュ":"shu","ショ":"sho","ジィ":"jyi","ジェ":"je","ジャ":"ja","ジュ":"ju","ジョ":"jo","スィ":"si","チィ":"chyi",
    "チェ":"che","チャ":"cha","チュ":"chu","チョ":"cho","ヂィ":"jyi","ヂェ":"je","ヂャ":"ja","ヂュ":"ju","ヂョ":"jo","ツァ":"tsa",
    "ツィ":"tsi","ツェ":"tse","ツォ":"tso","ティ":"ti","ディ":"di","トゥ":"tu","ドゥ":"du","ニィ":"nyi","ニェ":"nye","ニャ":"nya",
    "ニュ":"nyu","ニョ":"nyo","ヒィ":"hyi","ヒェ":"hye","ヒャ":"hya","ヒュ":"hyu","ヒョ":"hyo","ビィ":"byi","ビェ":"bye",
    "ビャ":"bya","ビュ":"byu","ビョ":"byo","ピィ":"pyi","ピェ":"pye","ピャ":"pya","ピュ":"pyu","ピョ":"pyo","ファ":"fa",
    "フィ":"fi","フェ":"fe","フォ":"fo","フャ":"fya","フュ":"fyu","フョ":"fyo","ミィ":"myi","ミェ":"mye","ミャ":"mya",
    "ミュ":"myu","ミョ":"myo","リィ":"ryi","リェ":"rye","リャ":"rya","リュ":"ryu","リョ":"ryo","ヴァ":"va","ヴィ":"vi",
    "ヴェ":"ve","ヴォ":"vo","ヴャ":"vya","ヴュ":"vyu","ヴョ":"vyo"}'::jsonb as romaji
        from regexp_matches(latin, '[ァ-ヂツ-ヴ][ァィゥェォャュョ]?|[^ァ-ヂツ-ヴ]+', 'g') with ordinality as pieces (piece, place)) as tokens;
    latin := regexp_replace(latin, 'ッ+(?=ch)', 't', 'g');
    latin := replace(regexp_replace(latin, 'ッ+([b-df-hj-mp-tv-z])', '\1\1', 'g'), 'ッ', '');
  end if;
  if latin ~ 'm[bpm]|cch|jy|oh|ou|aa|ii|uu|ee|oo' then
    latin := replace(replace(regexp_replace(latin, 'm(?=[bpm])', 'n', 'g'), 'cch', 'tch'), 'jy', 'j');
    latin := replace(regexp_replace(latin, 'oh(?![aeiou])', 'o', 'g'), 'ou', 'o');
    latin := regexp_replace(latin, '([aiueo])\1+', '\1', 'g');
  end if;
  return search_alike(latin);
end $f$;
create function name_sound(words text) returns text language sql immutable strict parallel safe as $f$
  select letters_sound(search_letters(words))
$f$;

-- Of two words of which one begins with the other, the longer one, unless the other is short and looked for as a whole:
-- names come together first.
create function name_words(names text) returns text language plpgsql immutable strict parallel safe as $f$
declare
  letters text := search_letters(names);
  words text := ' ';
  word text;
begin
  foreach word in array regexp_split_to_array(search_alike(letters), '[\s・]+') loop
    if word <> '' and strpos(words, ' ' || word || case when length(word) < 3 then ' ' else '' end) = 0 then
      words := words || word || ' ';
    end if;
  end loop;
  -- Kana beside kanji are a word of their own.
  letters := regexp_replace(translate(letters, '''’ʼ', ''), '([ァ-ヺー]+|[a-z0-9]+)', ' \1 ', 'g');
  foreach word in array regexp_split_to_array(letters_sound(letters), '\s+') loop
    if word ~ '^[a-z0-9]+$' and strpos(words, ' ' || word || case when length(word) < 3 then ' ' else '' end) = 0 then
      words := words || word || ' ';
    end if;
  end loop;
  return words;
end $f$;
create or replace function person_words(person jsonb) returns text language plpgsql immutable parallel safe as $f$
declare
  last text := person->>'last_name';
  first text := person->>'first_name';
  last_kana text := person->>'last_name_kana';
  first_kana text := person->>'first_name_kana';
  -- Each name by itself and both together, in either order.
  names text := concat_ws(' ', last, first, last_kana, first_kana);
  together text := concat_ws('|', concat(last, first), concat(first, last), concat(last_kana, first_kana), concat(first_kana, last_kana));
begin
  return name_words(replace(regexp_replace(together, '\s+', '', 'g'), '|', ' ') || ' ' || names);
end $f$;
create function company_words(official_name jsonb) returns text language sql immutable strict parallel safe as $f$
  select name_words(coalesce(string_agg(concat_ws(' ', regexp_replace(value, '\s+', '', 'g'), value), ' '), ''))
  from jsonb_each_text(official_name)
$f$;

alter table search_names drop constraint search_names_record_table_check;
alter table search_names add constraint search_names_record_table_check
  check (record_table in ('users', 'user_emails', 'recruitments', 'companies', 'company_contact_persons'));
create or replace function note_names() returns trigger language plpgsql as $f$
begin
  if tg_op = 'DELETE' then
    delete from search_names where record_id = old.id
      and (record_table = tg_table_name or record_table = 'user_emails' and tg_table_name = 'users');
    return null;
  end if;
  insert into search_names (record_table, record_id, words)
  values (tg_table_name, new.id, case tg_table_name
    when 'users' then person_words(to_jsonb(new))
    when 'company_contact_persons' then person_words(to_jsonb(new)) || coalesce(search_fold(to_jsonb(new)->>'email'), '')
    when 'companies' then company_words(to_jsonb(new)->'official_name')
    else map_words(to_jsonb(new)->'title') end)
  on conflict (record_table, record_id) do update set words = excluded.words, updated_at = now();
  if tg_table_name = 'users' then
    insert into search_names (record_table, record_id, words)
    values ('user_emails', new.id, search_fold(to_jsonb(new)->>'email'))
    on conflict (record_table, record_id) do update set words = excluded.words, updated_at = now();
  end if;
  return null;
end $f$;
create trigger names_are_noted after insert or delete or update of last_name, first_name, last_name_kana,
  first_name_kana, email on company_contact_persons for each row execute function note_names();

update search_names n set words = found.words
  from (
    select 'users' as record_table, id, person_words(to_jsonb(users)) as words from users
    union all select 'user_emails', id, search_fold(email) from users
    union all select 'recruitments', id, map_words(title) from recruitments
    union all select 'companies', id, company_words(official_name) from companies
  ) as found
  where n.record_table = found.record_table and n.record_id = found.id and n.words is distinct from found.words;
insert into search_names (record_table, record_id, words)
  select 'company_contact_persons', id, person_words(to_jsonb(p)) || coalesce(search_fold(email), '')
  from company_contact_persons p;

delete from user_match_keys where kind in ('name', 'kana_name');
insert into user_match_keys (user_id, kind, key)
  select u.id, kind, key from users u, lateral (values
    ('name', name_key(u.last_name, u.first_name)),
    ('kana_name', name_key(u.last_name_kana, u.first_name_kana))) as found (kind, key)
  where key is not null and u.status not in ('deleted', 'merged') and not u.is_pending;

-- The forms of a name are told from its plain letters; then all of them are folded. Behind a form feed, those that sound
-- otherwise than they are written follow as they sound.
create or replace function university_words(names text[]) returns text language plpgsql immutable parallel safe as $f$
declare
  words text := E'\n';
  sounds text := '';
  name text;
  bare text;
  core text;
  particle text;
  form text;
  folded text;
  sound text;
begin
  foreach name in array string_to_array(search_letters(array_to_string(names, E'\n')), E'\n')
  loop
    bare := case when starts_with(name, 'the ') then substr(name, 5) else name end;
    core := case when right(bare, 11) = ' university' then left(bare, -11) when right(bare, 8) = ' daigaku' then left(bare, -8)
      when right(bare, 2) = '大学' then left(bare, -2)
      when starts_with(bare, 'universi') and strpos(bare, ' ') > 0 then substr(bare, strpos(bare, ' ') + 1) end;
    if starts_with(bare, 'universi') and core is not null then
      foreach particle in array array['of the ', 'of ', 'degli studi di ', 'di ', 'de la ', 'de ', 'del ', 'do ', 'da '] loop
        if starts_with(core, particle) then core := substr(core, length(particle) + 1); exit; end if;
      end loop;
    end if;
    foreach form in array array[name, bare, core,
      case when starts_with(bare, 'university of ') then core || ' university' end,
      case when right(bare, 11) = ' university' then 'university of ' || core end]
    loop
      folded := search_alike(form);
      if coalesce(folded, '') = '' or strpos(words, E'\n' || folded || E'\n') > 0 then continue; end if;
      words := words || folded || E'\n';
      if form ~ '[ァ-ヴ]|aa|ii|uu|ee|oo|ou|oh|m[bpm]' then
        sound := letters_sound(form);
        if sound <> folded and sound ~ '^[a-z]' then sounds := sounds || sound || E'\n'; end if;
      end if;
    end loop;
  end loop;
  return words || E'\f\n' || sounds;
end $f$;
update universities set search_words = '';
