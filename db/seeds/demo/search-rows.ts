import type { Transaction } from 'sequelize';
import { countedKeyword } from '../../../domain/search/empty-search.ts';
import { required } from '../../../domain/required.ts';
import { SearchAlias } from '../../models/search-alias.ts';
import { sequelizeOf } from '../../sequelize-of.ts';
import type { Days } from './days.ts';
import type { Insert } from './insert.ts';
import type { DemoWorld } from './world.ts';

/** What staff have taught the search, and what was searched in vain. */
export async function insertSearches(
  insert: Insert,
  { aliases, empty }: DemoWorld['searches'],
  days: Days,
  transaction: Transaction,
): Promise<void> {
  await insert(SearchAlias, aliases);
  const rows = empty.flatMap(({ keyword, times_by_days_ago }) =>
    Object.entries(times_by_days_ago).map(([ago, times]) => ({
      day: days.day(-Number(ago)),
      keyword: required(countedKeyword(keyword)),
      times,
    })),
  );
  await sequelizeOf(SearchAlias).query(
    `insert into empty_searches (day, keyword, times)
     select day, keyword, times from jsonb_to_recordset($1) as told (day date, keyword text, times integer)`,
    { bind: [JSON.stringify(rows)], transaction },
  );
}
