-- How an interview practice went: a level from 1 to 4 for each criterion, null for one that was not practised, what is
-- good and what to work on next.
alter table interview_practices
  add column score_structure integer check (score_structure between 1 and 4),
  add column score_motivation integer check (score_motivation between 1 and 4),
  add column score_japanese integer check (score_japanese between 1 and 4),
  add column score_answers integer check (score_answers between 1 and 4),
  add column score_manner integer check (score_manner between 1 and 4),
  add column score_strength text,
  add column score_next_step text,
  add column scored_at timestamptz;
