-- Search by meaning (docs/adr/0060-rank-by-terms-of-one-index.md): the search rows hold what a job has and what its title
-- names beside its texts, so that changes of those touch them too.

-- What the terms were made with; a server with other ones has all rows written again.
create table search.terms_digest (digest varchar(255) not null);
insert into search.terms_digest values ('');

create trigger search_notes_insert after insert on recruitment_allowances referencing new table as after
  for each statement execute function search.note_touched($q$select rows.recruitment_id from after rows$q$);
create trigger search_notes_delete after delete on recruitment_allowances referencing old table as before
  for each statement execute function search.note_touched($q$select rows.recruitment_id from before rows$q$);
create trigger search_notes_update after update on recruitment_allowances referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select rows.recruitment_id from before rows union select rows.recruitment_id from after rows$q$);
create trigger search_notes_insert after insert on recruitment_required_languages referencing new table as after
  for each statement execute function search.note_touched($q$select rows.recruitment_id from after rows$q$);
create trigger search_notes_delete after delete on recruitment_required_languages referencing old table as before
  for each statement execute function search.note_touched($q$select rows.recruitment_id from before rows$q$);
create trigger search_notes_update after update on recruitment_required_languages referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select rows.recruitment_id from before rows union select rows.recruitment_id from after rows$q$);
create trigger search_notes_insert after insert on company_industry_sectors referencing new table as after
  for each statement execute function search.note_touched($q$select r.id from after rows join recruitments r on r.company_id = rows.company_id$q$);
create trigger search_notes_delete after delete on company_industry_sectors referencing old table as before
  for each statement execute function search.note_touched($q$select r.id from before rows join recruitments r on r.company_id = rows.company_id$q$);
create trigger search_notes_update after update on company_industry_sectors referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select r.id from before rows join recruitments r on r.company_id = rows.company_id union select r.id from after rows join recruitments r on r.company_id = rows.company_id$q$);
create trigger search_notes_insert after insert on company_housing_supports referencing new table as after
  for each statement execute function search.note_touched($q$select r.id from after rows join recruitments r on r.company_id = rows.company_id$q$);
create trigger search_notes_delete after delete on company_housing_supports referencing old table as before
  for each statement execute function search.note_touched($q$select r.id from before rows join recruitments r on r.company_id = rows.company_id$q$);
create trigger search_notes_update after update on company_housing_supports referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select r.id from before rows join recruitments r on r.company_id = rows.company_id union select r.id from after rows join recruitments r on r.company_id = rows.company_id$q$);
create trigger search_notes_insert after insert on company_allowances referencing new table as after
  for each statement execute function search.note_touched($q$select r.id from after rows join recruitments r on r.company_id = rows.company_id$q$);
create trigger search_notes_delete after delete on company_allowances referencing old table as before
  for each statement execute function search.note_touched($q$select r.id from before rows join recruitments r on r.company_id = rows.company_id$q$);
create trigger search_notes_update after update on company_allowances referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select r.id from before rows join recruitments r on r.company_id = rows.company_id union select r.id from after rows join recruitments r on r.company_id = rows.company_id$q$);
create trigger search_notes_insert after insert on company_religious_considerations referencing new table as after
  for each statement execute function search.note_touched($q$select r.id from after rows join recruitments r on r.company_id = rows.company_id$q$);
create trigger search_notes_delete after delete on company_religious_considerations referencing old table as before
  for each statement execute function search.note_touched($q$select r.id from before rows join recruitments r on r.company_id = rows.company_id$q$);
create trigger search_notes_update after update on company_religious_considerations referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select r.id from before rows join recruitments r on r.company_id = rows.company_id union select r.id from after rows join recruitments r on r.company_id = rows.company_id$q$);
create trigger search_notes_update after update on industry_sectors referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select r.id from after rows join company_industry_sectors x on x.industry_sector_id = rows.id join recruitments r on r.company_id = x.company_id$q$);
create trigger search_notes_update after update on housing_support_types referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select r.id from after rows join company_housing_supports x on x.housing_support_type_id = rows.id join recruitments r on r.company_id = x.company_id$q$);
create trigger search_notes_update after update on allowance_types referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select x.recruitment_id from after rows join recruitment_allowances x on x.allowance_type_id = rows.id
    union select r.id from after rows join company_allowances x on x.allowance_type_id = rows.id join recruitments r on r.company_id = x.company_id$q$);
