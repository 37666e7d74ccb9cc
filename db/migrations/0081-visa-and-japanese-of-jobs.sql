-- Two more filters of the search: help with the visa, as the texts of a job say, and work without any Japanese.
-- The server has all rows written again when it starts (search.terms_digest).
alter table recruitment_search_rows
  add column is_visa_supported boolean not null default false,
  add column is_without_japanese boolean not null default false;
