import { QueryTypes, type Sequelize } from 'sequelize';
import { masterDataSets } from '../../../db/models/master-data.ts';
import type { LanguageMap } from '../../../domain/languages.ts';

/**
 * SQL of a record's name as a language map, by table. Students are not here; their names are added separately.
 */
const NAMES: Readonly<Record<string, string>> = {
  api_keys: `jsonb_build_object('ja', name)`,
  applications: '(select r.title from recruitments r where r.id = recruitment_id)',
  articles: 'title',
  companies: 'official_name',
  courses: 'title',
  event_applications: '(select e.title from events e where e.id = event_id)',
  events: 'title',
  forms: `jsonb_build_object('ja', name)`,
  hf_members: `jsonb_strip_nulls(jsonb_build_object(
    'ja', nullif(concat_ws(' ', last_name_ja, first_name_ja), ''),
    'en', nullif(concat_ws(' ', first_name_en, last_name_en), '')))`,
  mail_template_groups: `jsonb_build_object('ja', name)`,
  notification_channels: `jsonb_build_object('ja', name)`,
  recruitments: 'title',
  // A referral code's label may be empty.
  referral_codes: `jsonb_build_object('ja', coalesce(nullif(label, ''), token))`,
  resume_questions: 'title',
  search_aliases: `jsonb_build_object('ja', names->>0)`,
  settings: `jsonb_build_object('en', key)`,
  webhook_endpoints: `jsonb_build_object('ja', name)`,
  universities: `jsonb_strip_nulls(jsonb_build_object('ja', local_name, 'en', english_name))`,
};

/** Master data sets are named by their name column. */
function nameSql(table: string): string | undefined {
  if (Object.hasOwn(NAMES, table)) return NAMES[table];
  return Object.values(masterDataSets).some(({ tableName }) => tableName === table) ? 'name' : undefined;
}

export interface RecordKey {
  record_table: string | null;
  record_id: number | null;
}

/** The readable part of a name: a record may lack one in any language, or in all. */
function wordsOf(name: Readonly<Record<string, unknown>> | null): LanguageMap | null {
  const words = Object.entries(name ?? {}).filter(([, text]) => typeof text === 'string' && text !== '');
  return words.length === 0 ? null : (Object.fromEntries(words) as LanguageMap);
}

const keyOf = (record: RecordKey) => `${record.record_table}#${record.record_id}`;

/**
 * The current names of records, in one statement; records deleted or without a name are absent.
 * @returns a lookup function by record
 */
export async function recordNames(
  sequelize: Sequelize,
  records: readonly RecordKey[],
): Promise<(record: RecordKey) => LanguageMap | null> {
  const ids = new Map<string, number[]>();
  for (const { record_table: table, record_id: recordId } of records)
    if (table !== null && recordId !== null && nameSql(table) !== undefined)
      ids.set(table, [...(ids.get(table) ?? []), recordId]);
  if (ids.size === 0) return () => null;
  const found = await sequelize.query<{
    record_table: string;
    record_id: number;
    name: Record<string, unknown> | null;
  }>(
    [...ids.keys()]
      .map(
        (table) =>
          `select '${table}' as record_table, id as record_id, ${nameSql(table)} as name from ${table} where id in (:${table})`,
      )
      .join(' union all '),
    { replacements: Object.fromEntries(ids), type: QueryTypes.SELECT },
  );
  const names = new Map(found.map((row) => [keyOf(row), wordsOf(row.name)]));
  return (record) => names.get(keyOf(record)) ?? null;
}
