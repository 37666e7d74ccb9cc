-- What students wish for in words of their own, such as "10 minutes on foot", "interview online" or "business with Vietnam",
-- is told by these lists too: changes of them touch the search rows.

create trigger search_notes_insert after insert on recruitment_recruit_reasons referencing new table as after
  for each statement execute function search.note_touched($q$select rows.recruitment_id from after rows$q$);
create trigger search_notes_delete after delete on recruitment_recruit_reasons referencing old table as before
  for each statement execute function search.note_touched($q$select rows.recruitment_id from before rows$q$);
create trigger search_notes_update after update on recruitment_recruit_reasons referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select rows.recruitment_id from before rows union select rows.recruitment_id from after rows$q$);
create trigger search_notes_insert after insert on recruitment_selection_steps referencing new table as after
  for each statement execute function search.note_touched($q$select rows.recruitment_id from after rows$q$);
create trigger search_notes_delete after delete on recruitment_selection_steps referencing old table as before
  for each statement execute function search.note_touched($q$select rows.recruitment_id from before rows$q$);
create trigger search_notes_update after update on recruitment_selection_steps referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select rows.recruitment_id from before rows union select rows.recruitment_id from after rows$q$);
create trigger search_notes_insert after insert on recruitment_selection_step_languages referencing new table as after
  for each statement execute function search.note_touched($q$select x.recruitment_id from after rows join recruitment_selection_steps x on x.id = rows.recruitment_selection_step_id$q$);
create trigger search_notes_delete after delete on recruitment_selection_step_languages referencing old table as before
  for each statement execute function search.note_touched($q$select x.recruitment_id from before rows join recruitment_selection_steps x on x.id = rows.recruitment_selection_step_id$q$);
create trigger search_notes_update after update on recruitment_selection_step_languages referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select x.recruitment_id from before rows join recruitment_selection_steps x on x.id = rows.recruitment_selection_step_id union select x.recruitment_id from after rows join recruitment_selection_steps x on x.id = rows.recruitment_selection_step_id$q$);
create trigger search_notes_insert after insert on company_annual_data referencing new table as after
  for each statement execute function search.note_touched($q$select r.id from after rows join recruitments r on r.company_id = rows.company_id$q$);
create trigger search_notes_delete after delete on company_annual_data referencing old table as before
  for each statement execute function search.note_touched($q$select r.id from before rows join recruitments r on r.company_id = rows.company_id$q$);
create trigger search_notes_update after update on company_annual_data referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select r.id from before rows join recruitments r on r.company_id = rows.company_id union select r.id from after rows join recruitments r on r.company_id = rows.company_id$q$);
create trigger search_notes_insert after insert on company_culture_links referencing new table as after
  for each statement execute function search.note_touched($q$select r.id from after rows join recruitments r on r.company_id = rows.company_id$q$);
create trigger search_notes_delete after delete on company_culture_links referencing old table as before
  for each statement execute function search.note_touched($q$select r.id from before rows join recruitments r on r.company_id = rows.company_id$q$);
create trigger search_notes_update after update on company_culture_links referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select r.id from before rows join recruitments r on r.company_id = rows.company_id union select r.id from after rows join recruitments r on r.company_id = rows.company_id$q$);
create trigger search_notes_insert after insert on company_country_relations referencing new table as after
  for each statement execute function search.note_touched($q$select r.id from after rows join recruitments r on r.company_id = rows.company_id$q$);
create trigger search_notes_delete after delete on company_country_relations referencing old table as before
  for each statement execute function search.note_touched($q$select r.id from before rows join recruitments r on r.company_id = rows.company_id$q$);
create trigger search_notes_update after update on company_country_relations referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select r.id from before rows join recruitments r on r.company_id = rows.company_id union select r.id from after rows join recruitments r on r.company_id = rows.company_id$q$);
create trigger search_notes_insert after insert on company_office_transport_means referencing new table as after
  for each statement execute function search.note_touched($q$select x.recruitment_id from after rows join recruitment_offices x on x.company_office_id = rows.company_office_id$q$);
create trigger search_notes_delete after delete on company_office_transport_means referencing old table as before
  for each statement execute function search.note_touched($q$select x.recruitment_id from before rows join recruitment_offices x on x.company_office_id = rows.company_office_id$q$);
create trigger search_notes_update after update on company_office_transport_means referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select x.recruitment_id from before rows join recruitment_offices x on x.company_office_id = rows.company_office_id union select x.recruitment_id from after rows join recruitment_offices x on x.company_office_id = rows.company_office_id$q$);
