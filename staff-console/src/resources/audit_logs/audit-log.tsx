import Chip from '@mui/material/Chip';
import { dataColumnName, dataTableName } from '../../../../domain/data-names.ts';
import { isMasterTable } from '../../../../domain/master-data.ts';
import type { StaffRow } from '../../../../server/client/resources.ts';
import audit from '../../i18n/en/audit.json' with { type: 'json' };
import companies from '../../i18n/en/companies.json' with { type: 'json' };
import recruitments from '../../i18n/en/recruitments.json' with { type: 'json' };
import state from '../../i18n/en/state.json' with { type: 'json' };
import students from '../../i18n/en/students.json' with { type: 'json' };
import { type Translate, useTranslate } from '../../i18n/use-translate.ts';
import type { Wording } from '../../i18n/use-wording.ts';
import { mailName } from '../../lib/mail-name.ts';

export type AuditLog = StaffRow<'audit_logs'>;

/** Tables whose records can be asked for, each with a name in the texts. */
export const RECORD_TABLES = [
  'api_keys',
  'applications',
  'articles',
  'companies',
  'courses',
  'event_applications',
  'events',
  'forms',
  'hf_members',
  'inquiries',
  'mail_template_groups',
  'notification_channels',
  'recommend_mails',
  'recruitments',
  'referral_codes',
  'resume_questions',
  'settings',
  'undeliverable_addresses',
  'users',
  'webhook_endpoints',
] as const;
type RecordTable = (typeof RECORD_TABLES)[number];

const isRecordTable = (table: string): table is RecordTable =>
  (RECORD_TABLES as readonly string[]).includes(table);

/** A name of data that the screen has no word for, without what makes it one. */
const inWords = (name: string) => {
  const words = name.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const isPart = (table: string): table is keyof typeof audit.parts => Object.hasOwn(audit.parts, table);

type Words = Pick<Wording, 't' | 'locale'>;

/** A table in the words of the screen. */
export function tableName(table: string, { t, locale }: Words): string {
  if (isRecordTable(table)) return t(`audit.tables.${table}`);
  if (isMasterTable(table) || table === 'universities') return t(`master_tables.${table}`);
  return isPart(table) ? t(`audit.parts.${table}`) : dataTableName(table, locale);
}

const isCall = (source: string): source is keyof typeof audit.calls => Object.hasOwn(audit.calls, source);
const isMethod = (method: string): method is keyof typeof audit.methods =>
  Object.hasOwn(audit.methods, method);

/** What was done: the call by its name on the screens, or the form that was saved. */
export function sourceName(source: string | null, words: Words): string {
  const { t } = words;
  if (source === null) return '—';
  if (isCall(source)) return t(`audit.calls.${source}`);
  if (source === 'adminjs') return t('audit.paths.adminjs');
  const [method = '', table = '', name = ''] = source.split(' ');
  return isMethod(method)
    ? t(`audit.methods.${method}`, { table: tableName(table, words), name })
    : inWords(source.replace(/^hf_member__/, ''));
}

const isState = (value: string): value is keyof typeof state => Object.hasOwn(state, value);
const IS_CODE = /^[a-z]+(?:_[a-z]+)*$/;

/** A code among the values in words; null for what people wrote. */
export function valueName(column: string, value: unknown, t: Translate): string | null {
  if (typeof value !== 'string' || !IS_CODE.test(value)) return null;
  if (column.endsWith('state') && isState(value)) return t(`state.${value}`);
  return value.includes('_') ? inWords(value) : null;
}

/** Who changed it: a member of staff, or a machine with a key that the member answers for. */
export function whoOf({ hf_member, api_key }: AuditLog, { t, pick }: Pick<Wording, 't' | 'pick'>): string {
  const member = pick(hf_member?.names) || t('audit.nobody');
  return api_key ? t('audit.by_key', { member, key: api_key.name }) : member;
}

/** What was changed, by name: "Company Mihon", "Student Linh Tran". */
export function recordTitle(log: AuditLog, words: Words & Pick<Wording, 'pick'>): string {
  const { t, pick } = words;
  const table = log.record_table ?? log.table_name;
  const student = [log.subject_user?.last_name, log.subject_user?.first_name].filter(Boolean).join(' ');
  // A mail of the product is recorded by the name of its template.
  const recorded = pick(log.record_name);
  const name = table === 'mail_template_groups' ? mailName(recorded, t) : recorded;
  const names = [table === 'users' ? '' : name, student].filter(Boolean).join(' · ');
  return `${tableName(table, words)} ${names || `#${log.record_id ?? log.row_id ?? ''}`}`;
}

/** The columns of a change: of an update those that differ. */
export const columnsOf = ({ before, after }: AuditLog) =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].toSorted();

type CompanyField = Exclude<keyof typeof companies, 'tables' | 'tabs'>;
/** Words of the page of companies that no column is meant by. */
const OF_PAGE = ['title', 'hint', 'new', 'search', 'empty', 'empty_hint', 'untitled', 'tabs_label'];
const isOfCompany = (name: string): name is CompanyField =>
  typeof (companies as Record<string, unknown>)[name] === 'string' && !OF_PAGE.includes(name);
const isOfRecruitment = (name: string): name is keyof typeof recruitments.fields =>
  Object.hasOwn(recruitments.fields, name);
const isOfStudent = (name: string): name is keyof typeof students.columns =>
  Object.hasOwn(students.columns, name);
const isOfAny = (name: string): name is keyof typeof audit.columns => Object.hasOwn(audit.columns, name);

/** A column as the forms of its record call it, else as the tables do. */
export function columnName(log: AuditLog, column: string, { t, locale }: Words): string {
  const table = log.record_table ?? log.table_name;
  if (table === 'companies' && isOfCompany(column)) return t(`companies.${column}`);
  if (table === 'recruitments' && isOfRecruitment(column)) return t(`recruitments.fields.${column}`);
  if (table === 'users' && isOfStudent(column)) return t(`students.columns.${column}`);
  return isOfAny(column) ? t(`audit.columns.${column}`) : dataColumnName(column, locale);
}

const COLOURS: Record<AuditLog['action'], { bgcolor: string; color: string }> = {
  insert: { bgcolor: 'success.light', color: 'success.dark' },
  update: { bgcolor: 'secondary.light', color: 'secondary.dark' },
  delete: { bgcolor: 'error.light', color: 'error.dark' },
};

export function ActionChip({ action }: Pick<AuditLog, 'action'>) {
  const t = useTranslate();
  return <Chip size="small" label={t(`audit.actions.${action}`)} sx={COLOURS[action]} />;
}
