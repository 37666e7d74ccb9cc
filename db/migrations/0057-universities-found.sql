-- Universities with the ministry's code, their prefecture, their faculties, and what a name of former times is called
-- now; and one text of all the names each is found by (server/features/master-data/queries/get_universities.ts), in the spelling
-- lists search by. Each name stands on a line of its own, so that the beginning and the end of a name can be asked
-- for; beside it stand its forms without the article and without the word "university", and the other order of
-- "University of Tokyo".

alter table universities
  add column code varchar(255) unique,
  add column prefecture_id integer references prefectures on delete restrict,
  add column current_university_id integer references universities on delete set null,
  add column department_names jsonb not null default '[]',
  add column other_names jsonb not null default '[]',
  add column search_words text not null default '';
create index universities_prefecture_id_index on universities (prefecture_id);
create index universities_current_university_id_index on universities (current_university_id);

create function university_words(names text[]) returns text language plpgsql immutable parallel safe as $f$
declare
  given text := array_to_string(names, E'\n');
  words text := E'\n';
  name text;
  bare text;
  core text;
  particle text;
  form text;
begin
  -- Most names are ASCII, where small letters are all that folding does, at a tenth of the cost.
  foreach name in array string_to_array(
    case when octet_length(given) = length(given) then lower(given) else search_fold(given) end, E'\n')
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
      if form <> '' and strpos(words, E'\n' || form || E'\n') = 0 then words := words || form || E'\n'; end if;
    end loop;
  end loop;
  return words;
end $f$;
create function note_university_words() returns trigger language plpgsql as $f$
begin
  new.search_words := university_words(
    array[new.local_name, new.english_name] || array(select jsonb_array_elements_text(new.other_names)));
  return new;
end $f$;
create trigger universities_words before insert or update of local_name, english_name, other_names, search_words
  on universities for each row execute function note_university_words();

drop index universities_local_name_index;
drop index universities_english_name_index;
update universities set search_words = '';
create index universities_search_words_index on universities using gin (name_grams(search_words)) with (fastupdate = off);
