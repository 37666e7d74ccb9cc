-- How the search rows keep to the truth, whoever writes (docs/adr/0011-triggers-mark-stale-search-rows.md).
-- Statement-level triggers note which recruitments a transaction touches; whoever writes refreshes those before
-- the commit (db/search-rows.ts), and the worker what nobody did. A recruitment that is closed or taken back is
-- out of search at once. `search.counts` holds the number of rows by last day, as changes: their sum is the exact
-- total without counting, and two writers never wait for each other.
--
-- Cutting changed too, so every recruitment is noted and the worker writes its row anew.

alter table recruitment_search_rows
  add column is_shown_on_top boolean not null default false,
  add column spelling text not null default '';
alter table recruitment_search_rows alter column spelling set storage external;
update recruitment_search_rows set apply_deadline_on = '9999-12-31' where apply_deadline_on is null;
alter table recruitment_search_rows
  alter column apply_deadline_on set not null,
  alter column apply_deadline_on set default '9999-12-31',
  set (toast_tuple_target = 256);
create index recruitment_search_rows_top_index
  on recruitment_search_rows (is_shown_on_top desc, published_at desc, recruitment_id desc);
create index recruitment_search_rows_salary_max_index
  on recruitment_search_rows (salary_max desc nulls last, published_at desc, recruitment_id desc);
create index recruitment_search_rows_apply_deadline_on_index
  on recruitment_search_rows (apply_deadline_on, published_at desc, recruitment_id desc);

create schema search;

create table search.touched (
  transaction xid8 not null default pg_current_xact_id(),
  recruitment_id integer not null,
  primary key (transaction, recruitment_id)
);
create index touched_recruitment_id_index on search.touched (recruitment_id);

create function search.note_touched() returns trigger language plpgsql as $f$
begin
  execute 'insert into search.touched (recruitment_id) ' || tg_argv[0] || ' on conflict do nothing';
  return null;
end
$f$;

create trigger search_notes_insert after insert on recruitments referencing new table as after
  for each statement execute function search.note_touched($q$select rows.id from after rows$q$);
create trigger search_notes_delete after delete on recruitments referencing old table as before
  for each statement execute function search.note_touched($q$select rows.id from before rows$q$);
create trigger search_notes_update after update on recruitments referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select rows.id from before rows union select rows.id from after rows$q$);
create trigger search_notes_insert after insert on recruitment_job_categories referencing new table as after
  for each statement execute function search.note_touched($q$select rows.recruitment_id from after rows$q$);
create trigger search_notes_delete after delete on recruitment_job_categories referencing old table as before
  for each statement execute function search.note_touched($q$select rows.recruitment_id from before rows$q$);
create trigger search_notes_update after update on recruitment_job_categories referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select rows.recruitment_id from before rows union select rows.recruitment_id from after rows$q$);
create trigger search_notes_insert after insert on recruitment_related_countries referencing new table as after
  for each statement execute function search.note_touched($q$select rows.recruitment_id from after rows$q$);
create trigger search_notes_delete after delete on recruitment_related_countries referencing old table as before
  for each statement execute function search.note_touched($q$select rows.recruitment_id from before rows$q$);
create trigger search_notes_update after update on recruitment_related_countries referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select rows.recruitment_id from before rows union select rows.recruitment_id from after rows$q$);
create trigger search_notes_insert after insert on recruitment_target_study_department_categories referencing new table as after
  for each statement execute function search.note_touched($q$select rows.recruitment_id from after rows$q$);
create trigger search_notes_delete after delete on recruitment_target_study_department_categories referencing old table as before
  for each statement execute function search.note_touched($q$select rows.recruitment_id from before rows$q$);
create trigger search_notes_update after update on recruitment_target_study_department_categories referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select rows.recruitment_id from before rows union select rows.recruitment_id from after rows$q$);
create trigger search_notes_insert after insert on recruitment_required_skills referencing new table as after
  for each statement execute function search.note_touched($q$select rows.recruitment_id from after rows$q$);
create trigger search_notes_delete after delete on recruitment_required_skills referencing old table as before
  for each statement execute function search.note_touched($q$select rows.recruitment_id from before rows$q$);
create trigger search_notes_update after update on recruitment_required_skills referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select rows.recruitment_id from before rows union select rows.recruitment_id from after rows$q$);
create trigger search_notes_insert after insert on recruitment_offices referencing new table as after
  for each statement execute function search.note_touched($q$select rows.recruitment_id from after rows$q$);
create trigger search_notes_delete after delete on recruitment_offices referencing old table as before
  for each statement execute function search.note_touched($q$select rows.recruitment_id from before rows$q$);
create trigger search_notes_update after update on recruitment_offices referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select rows.recruitment_id from before rows union select rows.recruitment_id from after rows$q$);
create trigger search_notes_insert after insert on recruitment_careers referencing new table as after
  for each statement execute function search.note_touched($q$select rows.recruitment_id from after rows$q$);
create trigger search_notes_delete after delete on recruitment_careers referencing old table as before
  for each statement execute function search.note_touched($q$select rows.recruitment_id from before rows$q$);
create trigger search_notes_update after update on recruitment_careers referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select rows.recruitment_id from before rows union select rows.recruitment_id from after rows$q$);
create trigger search_notes_insert after insert on companies referencing new table as after
  for each statement execute function search.note_touched($q$select r.id from after rows join recruitments r on r.company_id = rows.id$q$);
create trigger search_notes_delete after delete on companies referencing old table as before
  for each statement execute function search.note_touched($q$select r.id from before rows join recruitments r on r.company_id = rows.id$q$);
create trigger search_notes_update after update on companies referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select r.id from before rows join recruitments r on r.company_id = rows.id union select r.id from after rows join recruitments r on r.company_id = rows.id$q$);
create trigger search_notes_insert after insert on company_offices referencing new table as after
  for each statement execute function search.note_touched($q$select o.recruitment_id from after rows join recruitment_offices o on o.company_office_id = rows.id$q$);
create trigger search_notes_delete after delete on company_offices referencing old table as before
  for each statement execute function search.note_touched($q$select o.recruitment_id from before rows join recruitment_offices o on o.company_office_id = rows.id$q$);
create trigger search_notes_update after update on company_offices referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select o.recruitment_id from before rows join recruitment_offices o on o.company_office_id = rows.id union select o.recruitment_id from after rows join recruitment_offices o on o.company_office_id = rows.id$q$);
create trigger search_notes_insert after insert on prefectures referencing new table as after
  for each statement execute function search.note_touched($q$select o.recruitment_id from after rows join company_offices c on c.prefecture_id = rows.id
    join recruitment_offices o on o.company_office_id = c.id$q$);
create trigger search_notes_delete after delete on prefectures referencing old table as before
  for each statement execute function search.note_touched($q$select o.recruitment_id from before rows join company_offices c on c.prefecture_id = rows.id
    join recruitment_offices o on o.company_office_id = c.id$q$);
create trigger search_notes_update after update on prefectures referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select o.recruitment_id from before rows join company_offices c on c.prefecture_id = rows.id
    join recruitment_offices o on o.company_office_id = c.id union select o.recruitment_id from after rows join company_offices c on c.prefecture_id = rows.id
    join recruitment_offices o on o.company_office_id = c.id$q$);
create trigger search_notes_insert after insert on job_categories referencing new table as after
  for each statement execute function search.note_touched($q$select j.recruitment_id from after rows join recruitment_job_categories j on j.job_category_id = rows.id$q$);
create trigger search_notes_delete after delete on job_categories referencing old table as before
  for each statement execute function search.note_touched($q$select j.recruitment_id from before rows join recruitment_job_categories j on j.job_category_id = rows.id$q$);
create trigger search_notes_update after update on job_categories referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select j.recruitment_id from before rows join recruitment_job_categories j on j.job_category_id = rows.id union select j.recruitment_id from after rows join recruitment_job_categories j on j.job_category_id = rows.id$q$);
create trigger search_notes_insert after insert on skills referencing new table as after
  for each statement execute function search.note_touched($q$select s.recruitment_id from after rows join recruitment_required_skills s on s.skill_id = rows.id$q$);
create trigger search_notes_delete after delete on skills referencing old table as before
  for each statement execute function search.note_touched($q$select s.recruitment_id from before rows join recruitment_required_skills s on s.skill_id = rows.id$q$);
create trigger search_notes_update after update on skills referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select s.recruitment_id from before rows join recruitment_required_skills s on s.skill_id = rows.id union select s.recruitment_id from after rows join recruitment_required_skills s on s.skill_id = rows.id$q$);
create trigger search_notes_insert after insert on countries referencing new table as after
  for each statement execute function search.note_touched($q$select c.recruitment_id from after rows join recruitment_related_countries c on c.country_id = rows.id$q$);
create trigger search_notes_delete after delete on countries referencing old table as before
  for each statement execute function search.note_touched($q$select c.recruitment_id from before rows join recruitment_related_countries c on c.country_id = rows.id$q$);
create trigger search_notes_update after update on countries referencing old table as before new table as after
  for each statement execute function search.note_touched($q$select c.recruitment_id from before rows join recruitment_related_countries c on c.country_id = rows.id union select c.recruitment_id from after rows join recruitment_related_countries c on c.country_id = rows.id$q$);

create function search.drop_closed() returns trigger language plpgsql as $f$
begin
  delete from recruitment_search_rows s using after a
    where s.recruitment_id = a.id and not (a.is_released and a.closed_at is null);
  return null;
end
$f$;
create trigger search_drops_closed after update on recruitments referencing new table as after
  for each statement execute function search.drop_closed();

create table search.counts (apply_deadline_on date not null, difference integer not null);
insert into search.counts select apply_deadline_on, count(*) from recruitment_search_rows group by 1;

create function search.count_rows() returns trigger language plpgsql as $f$
begin
  if tg_op in ('INSERT', 'UPDATE') then
    insert into search.counts select apply_deadline_on, count(*) from after group by 1;
  end if;
  if tg_op in ('DELETE', 'UPDATE') then
    insert into search.counts select apply_deadline_on, -count(*) from before group by 1;
  end if;
  if tg_op = 'TRUNCATE' then
    delete from search.counts;
  end if;
  return null;
end
$f$;
create trigger count_inserted after insert on recruitment_search_rows referencing new table as after
  for each statement execute function search.count_rows();
create trigger count_deleted after delete on recruitment_search_rows referencing old table as before
  for each statement execute function search.count_rows();
create trigger count_updated after update on recruitment_search_rows
  referencing old table as before new table as after
  for each statement execute function search.count_rows();
create trigger count_truncated after truncate on recruitment_search_rows
  for each statement execute function search.count_rows();

insert into search.touched (recruitment_id) select id from recruitments;
