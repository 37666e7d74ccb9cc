-- Resumes are printed by the worker after they were frozen: it looks for versions without a copy.

alter table resume_versions
  add column print_attempts integer not null default 0,
  add column print_after timestamptz;
create index resume_versions_unprinted_index on resume_versions (print_after nulls first, id) where pdf_file_id is null;
