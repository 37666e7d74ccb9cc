-- Why a mentor changed a text: one entry for each change, found again by what went and what came.
alter table resumes add column change_reasons jsonb not null default '[]',
  add constraint resumes_change_reasons_check check (jsonb_typeof(change_reasons) = 'array');
