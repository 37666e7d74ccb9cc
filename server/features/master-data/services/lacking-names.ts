import type { KeptTable } from '../../../core/master-data/uses.ts';

/** SQL that is true for a row of the table without a name in Japanese or in English. */
export const lacksName = (table: KeptTable): string =>
  table === 'universities'
    ? 'english_name is null'
    : `coalesce(name->>'ja', '') = '' or coalesce(name->>'en', '') = ''`;
