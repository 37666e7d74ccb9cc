import type { Model, ModelStatic } from 'sequelize';
import { required } from '../../domain/required.ts';
import { FIXED_MASTER_FIELDS, isMasterTable, masterTable } from '../../domain/master-data.ts';
import { masterDataModels } from '../../db/models/master-data.ts';
import { University } from '../../db/models/university.ts';

export type Table = ModelStatic<Model>;

/**
 * Columns hidden at /admin from lists, search, filters and sorting: tokens, hashes, keys, columns containing
 * those, and
 * what only the student may see. They are never read from the database there.
 */
export const HIDDEN_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  account_deletions: ['identities'],
  admin_sessions: ['token_hash'],
  api_keys: ['digest'],
  // Visible to the owner only (design.md section 6).
  applications: ['behavior'],
  // Links in mails authorize whoever holds them; attachments reveal file keys.
  deliveries: ['body_html', 'body_text', 'template_values', 'attachments', 'unsubscribe_token'],
  event_applications: ['token_for_cancell'],
  files: ['key', 'sha256'],
  hf_member_gids: ['gid'],
  identities: ['sub'],
  // Signs the addresses for bounces and replies.
  inbound_keys: ['key'],
  notification_channels: ['url'],
  oidc_accounts: ['sub', 'password_hash', 'verification_token_hash'],
  oidc_keys: ['jwk'],
  oidc_payloads: ['key', 'payload', 'grant_id', 'user_code', 'uid'],
  outbox_events: ['payload', 'dedupe_key'],
  outside_removals: ['target'],
  page_views: ['key', 'google_analytics_client_id'],
  referral_codes: ['token'],
  // Copies of students' addresses and numbers, for finding duplicates.
  user_match_keys: ['key'],
  // Internal terms of the search index.
  recruitment_search_rows: ['grams', 'spelling'],
  universities: ['search_words'],
  webhook_endpoints: ['secret', 'previous_secret'],
  webhook_deliveries: ['body'],
};

/** Columns that code relies on, read-only even where rows may be renamed. */
const NEVER_WRITTEN = [
  'id',
  ...FIXED_MASTER_FIELDS,
  'created_by_user_id',
  'version',
  'created_at',
  'updated_at',
];

/** Whether code goes by the rows: they are renamed and put in order, never added or removed. */
const isFixed = ({ tableName }: Table) => isMasterTable(tableName) && masterTable(tableName).isFixed === true;

/** Languages of a name that can be edited here; others are shown and left unchanged. */
export const NAME_LANGUAGES = ['ja', 'en', 'vi'] as const;

/** The master data tables: the only ones that can be edited at /admin. */
export function masterTables(): Table[] {
  return [...masterDataModels, University] as Table[];
}

export type Write = 'new' | 'edit' | 'delete' | 'bulkDelete';
export const WRITES: readonly Write[] = ['new', 'edit', 'delete', 'bulkDelete'];

/** Whether the operation is allowed on the table at all. */
export function mayWrite(table: Table, write: Write): boolean {
  if (!masterTables().includes(table)) return false;
  return write === 'edit' || !isFixed(table);
}

export type Kind = 'number' | 'float' | 'string' | 'textarea' | 'boolean' | 'datetime' | 'date' | 'json';

/** A field as displayed. Every value is sent as text, number or boolean. */
export interface Field {
  name: string;
  kind: Kind;
  /** SQL expression of the value: a column, or part of one. */
  sql: string;
  /** Table that the value references. */
  reference: string | null;
  isId: boolean;
  isEditable: boolean;
  isRequired: boolean;
  /** For a name in one language: the JSON column it belongs to. */
  map: { column: string; language: string } | null;
}

const KINDS: Readonly<Record<string, Kind>> = {
  INTEGER: 'number',
  BIGINT: 'number',
  DECIMAL: 'float',
  FLOAT: 'float',
  BOOLEAN: 'boolean',
  DATE: 'datetime',
  DATEONLY: 'date',
  TEXT: 'textarea',
  JSONB: 'json',
  ARRAY: 'json',
};

const hiddenOf = (table: Table) => HIDDEN_COLUMNS[table.tableName] ?? [];

interface Attribute {
  type: { constructor: { name: string } };
  allowNull?: boolean;
  defaultValue?: unknown;
  references?: { model?: unknown } | string;
}

function referenceOf({ references }: Attribute): string | null {
  const model = typeof references === 'object' ? references.model : references;
  return typeof model === 'string' ? model : null;
}

function fieldsOfColumn(table: Table, name: string, attribute: Attribute, isMaster: boolean): Field[] {
  const kind = KINDS[attribute.type.constructor.name] ?? 'string';
  const field: Field = {
    name,
    kind,
    sql: `"${name}"`,
    reference: referenceOf(attribute),
    isId: name === table.primaryKeyAttribute,
    isEditable: isMaster && kind !== 'json' && !NEVER_WRITTEN.includes(name),
    isRequired: attribute.allowNull === false && attribute.defaultValue === undefined,
    map: null,
  };
  if (!isMaster || name !== 'name') return [field];
  const names = NAME_LANGUAGES.map((language): Field => ({
    ...field,
    name: `name_${language}`,
    kind: 'string',
    sql: `"name"->>'${language}'`,
    isEditable: true,
    isRequired: false,
    map: { column: 'name', language },
  }));
  return [...names, field];
}

/** The visible fields of a table. */
export function fieldsOf(table: Table): Field[] {
  const isMaster = masterTables().includes(table);
  return Object.entries(table.getAttributes() as unknown as Record<string, Attribute>)
    .filter(([name]) => !hiddenOf(table).includes(name))
    .flatMap(([name, attribute]) => fieldsOfColumn(table, name, attribute, isMaster));
}

const NAMED_BY = ['official_name', 'title', 'name', 'local_name', 'label', 'subject', 'key', 'email'];

/** SQL of a row's display name as plain text: AdminJS cannot render a JSON name. */
export function titleSql(table: Table): string {
  const fields = new Map(fieldsOf(table).map((field) => [field.name, field]));
  const id = `'#' || "${table.primaryKeyAttribute}"`;
  if (fields.has('last_name_ja'))
    return `coalesce(nullif(concat_ws(' ', last_name_ja, first_name_ja), ''), ${id})`;
  if (table.tableName === 'users')
    return `coalesce(nullif(concat_ws(' ', last_name, first_name), ''), ${id})`;
  const named = NAMED_BY.find((name) => fields.has(name) && required(fields.get(name)).kind !== 'number');
  if (!named) return id;
  const text =
    required(fields.get(named)).kind === 'json'
      ? `concat_ws(' / ', "${named}"->>'ja', "${named}"->>'en')`
      : `"${named}"::text`;
  return `coalesce(nullif(${text}, ''), ${id})`;
}
