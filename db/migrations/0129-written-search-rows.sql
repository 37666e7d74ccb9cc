-- The last transaction that wrote a search row. A process keeps the rows (facets.ts) and asks after each save for those
-- that were written since; before, it looked at all of them. A row that is not here was last written before this table was made.
create table search.written (
  recruitment_id integer primary key,
  written_in xid8 not null
);
create index written_written_in_index on search.written (written_in);
-- Rows are overwritten at each save.
alter table search.written set (autovacuum_vacuum_scale_factor = 0.05);

create function search.note_written() returns trigger language plpgsql as $f$
begin
  if tg_op = 'DELETE' then
    delete from search.written where recruitment_id in (select recruitment_id from before);
  else
    insert into search.written as w (recruitment_id, written_in)
      select recruitment_id, pg_current_xact_id() from after order by recruitment_id
      on conflict (recruitment_id) do update set written_in = excluded.written_in where w.written_in <> excluded.written_in;
  end if;
  return null;
end
$f$;
create trigger note_inserted after insert on recruitment_search_rows referencing new table as after
  for each statement execute function search.note_written();
create trigger note_updated after update on recruitment_search_rows referencing new table as after
  for each statement execute function search.note_written();
create trigger note_deleted after delete on recruitment_search_rows referencing old table as before
  for each statement execute function search.note_written();
