import { QueryTypes, type Model, type ModelStatic, type Sequelize, type Transaction } from 'sequelize';
import { DomainError, type FieldErrors } from '../../../domain/error-codes.ts';
import { NAME_LANGUAGES_REQUIRED } from '../../../domain/master-data.ts';
import { isNotBlank } from '../../../domain/validation.ts';
import { usesOf, type KeptTable } from './uses.ts';

/** One of the two names of a row: its path for errors, and its SQL. */
interface Name {
  path: string;
  sql: string;
  value: string | null;
  before: string | null;
}

type Map = Partial<Record<string, string>> | null | undefined;

function namesOf(row: Model): Name[] {
  const before = (column: string): unknown => (row.isNewRecord ? null : row.previous(column as never));
  if (tableOf(row) === 'universities')
    return ['local_name', 'english_name'].map((column) => ({
      path: column,
      sql: column,
      value: row.get(column) as string | null,
      before: before(column) as string | null,
    }));
  return NAME_LANGUAGES_REQUIRED.map((code) => ({
    path: `name[${code}]`,
    sql: `name->>'${code}'`,
    value: (row.get('name') as Map)?.[code] ?? null,
    before: (before('name') as Map)?.[code] ?? null,
  }));
}

const tableOf = (row: Model) => (row.constructor as ModelStatic<Model>).tableName as KeptTable;

/** Rows whose names may be the same: of another survey, of another country, or a student's own addition. */
function among(row: Model): string {
  switch (tableOf(row)) {
    case 'user_survey_options':
      return `user_survey_id = ${Number(row.get('user_survey_id'))}`;
    case 'universities':
      return `country_id = ${Number(row.get('country_id'))} and not is_created_by_user`;
    default:
      return 'true';
  }
}

const SHOWN: Partial<Record<string, string>> = { universities: `concat_ws(' / ', local_name, english_name)` };

/**
 * What narrows the rows before their names are folded, which takes long: a country has thousands of universities, and
 * an import asks for each of its rows. Each name of a university is a line of `search_words`.
 */
const NARROWED: Partial<Record<string, string>> = {
  universities: String.raw`strpos(search_words, E'\n' || search_fold(:value) || E'\n') > 0`,
};

/** The row that has the name already, as it is read without regard to capitals, width and kana. */
async function nameTaken(
  sequelize: Sequelize,
  row: Model,
  { sql, value }: Name,
  transaction: Transaction,
): Promise<string | null> {
  const table = tableOf(row);
  const [same] = await sequelize.query<{ name: string }>(
    `select ${SHOWN[table] ?? `concat_ws(' / ', name->>'ja', name->>'en')`} as name from ${table}
     where ${NARROWED[table] ?? 'true'} and search_fold(${sql}) = search_fold(:value) and id <> :id and ${among(row)}
     order by id limit 1`,
    {
      replacements: { value, id: row.isNewRecord ? 0 : row.get('id') },
      type: QueryTypes.SELECT,
      transaction,
    },
  );
  return same?.name ?? null;
}

async function problemsOf(sequelize: Sequelize, row: Model, tx: Transaction): Promise<FieldErrors> {
  const names = namesOf(row);
  const changed = names.filter(({ value, before }) => row.isNewRecord || value !== before);
  // A row that lacks a name from earlier times can still be put in order.
  const isNameWritten = changed.length > 0;
  const lacking = isNameWritten ? names.filter(({ value }) => !isNotBlank(value ?? '')) : [];
  if (lacking.length > 0)
    return Object.fromEntries(lacking.map(({ path }) => [path, [{ code: 'required' }]]));
  const problems: FieldErrors = {};
  for (const name of changed) {
    const other = await nameTaken(sequelize, row, name, tx);
    if (other !== null) problems[name.path] = [{ code: 'name_taken', params: { name: other } }];
  }
  return problems;
}

/** A new row comes last. */
async function takePlace(sequelize: Sequelize, row: Model, transaction: Transaction): Promise<void> {
  const attributes = (row.constructor as ModelStatic<Model>).getAttributes();
  if (!row.isNewRecord || !Object.hasOwn(attributes, 'position') || row.changed('position' as never)) return;
  const [last] = await sequelize.query<{ position: number }>(
    `select coalesce(max(position), 0) as position from ${tableOf(row)}`,
    { type: QueryTypes.SELECT, transaction },
  );
  row.set('position', (last?.position ?? 0) + 1);
}

/** Writers of one table wait for each other here: of two who give the same name at once, the second is refused. */
async function oneAtATime(sequelize: Sequelize, row: Model, transaction: Transaction): Promise<void> {
  await sequelize.query('select pg_advisory_xact_lock(hashtext(:key))', {
    replacements: { key: `master data: ${tableOf(row)}` },
    transaction,
  });
}

/**
 * Saves a row of master data, new or changed: named in Japanese and English, and by no name that another has.
 * Whatever staff write master data with saves by this.
 * @throws DomainError validation_failed with required or name_taken at the name
 */
export async function saveMasterRow(sequelize: Sequelize, row: Model, tx: Transaction): Promise<void> {
  await oneAtATime(sequelize, row, tx);
  const fields = await problemsOf(sequelize, row, tx);
  if (Object.keys(fields).length > 0) throw new DomainError('validation_failed', { fields });
  await takePlace(sequelize, row, tx);
  await row.save({ transaction: tx });
}

/**
 * A row of master data is removed only where nothing uses it.
 * @throws DomainError still_in_use, with how many of what use it
 */
export async function refuseWhileUsed(sequelize: Sequelize, row: Model, tx: Transaction): Promise<void> {
  const used_by = await usesOf(sequelize, tableOf(row), row.get('id') as number, tx);
  if (used_by.length > 0) throw new DomainError('still_in_use', { details: { used_by } });
}
