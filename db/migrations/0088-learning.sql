-- How long a text takes to read, by its language: counted from the text whenever it is written, whoever writes it, so
-- that nobody types it. For readers whose own language it mostly is not: 350 Japanese characters, 220 Vietnamese
-- syllables or 160 words of other languages a minute, and a minute to think before each answer that folds out.

create function reading_minutes(words language_map) returns jsonb
language sql immutable strict parallel safe as $f$
  with texts as (
    select key, value, regexp_replace(value, '<[^>]*>', ' ', 'g') as shown from jsonb_each_text(words) where trim(value) <> ''
  ), counted as (
    select key,
      length(regexp_replace(shown, '[^\u3040-\u30ff\u3400-\u9fff]', '', 'g')) as characters,
      coalesce(array_length(regexp_split_to_array(trim(regexp_replace(shown, '[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef[:space:]]+', ' ', 'g')), ' '), 1), 0) as words,
      (length(value) - length(replace(value, '<summary', ''))) / length('<summary') as answers
    from texts
  )
  select coalesce(jsonb_object_agg(key, greatest(1, round(
    characters / 350.0 + words / case key when 'vi' then 220.0 else 160.0 end + answers))), '{}')
  from counted
$f$;

alter table articles add column reading_minutes jsonb not null generated always as (reading_minutes(content)) stored;
alter table lessons add column reading_minutes jsonb not null generated always as (reading_minutes(description)) stored;

-- What follows from the text is no change of its own in the log.
drop trigger audit_notes_change on articles;
create trigger audit_notes_change after insert or update or delete on articles for each row
  when (coalesce(current_setting('audit.hf_member_id', true), '') <> '')
  execute function audit.note_change('reading_minutes');
drop trigger audit_notes_change on lessons;
create trigger audit_notes_change after insert or update or delete on lessons for each row
  when (coalesce(current_setting('audit.hf_member_id', true), '') <> '')
  execute function audit.note_change('reading_minutes');

-- A course has a picture, as an article has.
alter table courses add column thumbnail_file_id integer references files on delete set null;
create index courses_thumbnail_file_id_index on courses (thumbnail_file_id);
