import type { Migration } from './migration.ts';

/** Tables whose rows search reads, and which recruitments a changed row (of the alias `rows`) concerns. */
const SOURCES: Record<string, string> = {
  recruitments: 'select rows.id from rows',
  recruitment_job_categories: 'select rows.recruitment_id from rows',
  recruitment_related_countries: 'select rows.recruitment_id from rows',
  recruitment_target_study_department_categories: 'select rows.recruitment_id from rows',
  recruitment_required_skills: 'select rows.recruitment_id from rows',
  recruitment_offices: 'select rows.recruitment_id from rows',
  recruitment_careers: 'select rows.recruitment_id from rows',
  companies: 'select r.id from rows join recruitments r on r.company_id = rows.id',
  company_offices:
    'select o.recruitment_id from rows join recruitment_offices o on o.company_office_id = rows.id',
  prefectures: `select o.recruitment_id from rows join company_offices c on c.prefecture_id = rows.id
    join recruitment_offices o on o.company_office_id = c.id`,
  job_categories:
    'select j.recruitment_id from rows join recruitment_job_categories j on j.job_category_id = rows.id',
  skills: 'select s.recruitment_id from rows join recruitment_required_skills s on s.skill_id = rows.id',
  countries:
    'select c.recruitment_id from rows join recruitment_related_countries c on c.country_id = rows.id',
};

const of = (query: string, transitionTable: string) =>
  query.replace('from rows', `from ${transitionTable} rows`);

/** One statement-level trigger per event, since PostgreSQL allows no two events over transition tables. */
function triggersOf([table, query]: [string, string]): string {
  const trigger = (event: string, referencing: string, touched: string) => `
create trigger search_notes_${event} after ${event} on ${table} referencing ${referencing}
  for each statement execute function search.note_touched($q$${touched}$q$);`;
  return [
    trigger('insert', 'new table as after', of(query, 'after')),
    trigger('delete', 'old table as before', of(query, 'before')),
    trigger(
      'update',
      'old table as before new table as after',
      `${of(query, 'before')} union ${of(query, 'after')}`,
    ),
  ].join('');
}

/**
 * How the search rows keep to the truth, whoever writes (docs/adr/0011-search-rows-kept-by-the-database.md).
 * Statement-level triggers note which recruitments a transaction touches; whoever writes refreshes those before
 * the commit (db/search-rows.ts), and the worker what nobody did. A recruitment that is closed or taken back is
 * out of search at once. `search.counts` holds the number of rows by last day, as changes: their sum is the exact
 * total without counting, and two writers never wait for each other.
 *
 * Cutting changed too, so every recruitment is noted and the worker writes its row anew.
 */
export const searchRowsKept: Migration = {
  name: '0012-search-rows-kept',
  sql: `
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
${Object.entries(SOURCES).map(triggersOf).join('')}

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
`,
};
