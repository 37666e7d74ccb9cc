-- Universities by any part of their name, two Japanese characters included, which trigrams cannot find: each
-- character and each pair of neighbours is indexed. Capitals, width and composed accents make no difference.
-- The expressions are word for word those of server/features/master-data/queries/get_universities.ts.

create function name_grams(name text) returns text[] language sql immutable strict parallel safe as $$
  select characters || array(
    select first || second from unnest(characters, characters[2:]) as pair (first, second) where second is not null
  )
  from (select string_to_array(lower(normalize(name, NFKC)), null) as characters) as cut
$$;

drop index universities_local_name_index;
drop index universities_english_name_index;
create index universities_local_name_index on universities using gin (name_grams(local_name)) with (fastupdate = off);
create index universities_english_name_index on universities using gin (name_grams(english_name)) with (fastupdate = off);
