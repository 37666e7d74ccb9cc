import { QueryTypes, type Sequelize } from 'sequelize';

/**
 * Records every inserted, updated or deleted row of any table in the same transaction: rolled-back writes leave
 * no record, writes outside a command's transaction do.
 */
export async function watchWrites(sequelize: Sequelize) {
  await sequelize.query('create table watched_writes (what text)');
  await sequelize.query(`create function watch_write() returns trigger language plpgsql as $$
    begin insert into watched_writes values (tg_op || ' ' || tg_table_name); return null; end $$`);
  await sequelize.query(`do $$ declare t record; begin
    for t in select table_schema s, table_name n from information_schema.tables
      where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'
        and table_name <> 'watched_writes' and table_name not like '\\_private%'
    loop execute format('create trigger watch after insert or update or delete on %I.%I
      for each row execute function watch_write()', t.s, t.n); end loop; end $$`);
  return {
    /** Writes since the last call. */
    async take(): Promise<string[]> {
      const rows = await sequelize.query<{ what: string }>('delete from watched_writes returning what', {
        type: QueryTypes.SELECT,
      });
      return rows.map(({ what }) => what);
    },
  };
}
