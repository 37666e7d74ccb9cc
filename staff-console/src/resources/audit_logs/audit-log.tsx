import Chip from '@mui/material/Chip';
import type { LanguageMap } from '../../../../domain/languages.ts';
import type { StaffRow } from '../../../../server/client/resources.ts';
import audit from '../../i18n/en/audit.json' with { type: 'json' };
import companies from '../../i18n/en/companies.json' with { type: 'json' };
import recruitments from '../../i18n/en/recruitments.json' with { type: 'json' };
import students from '../../i18n/en/students.json' with { type: 'json' };
import { type Translate, useTranslate } from '../../i18n/use-translate.ts';

export type AuditLog = StaffRow<'audit_logs'>;

/** Tables whose records can be asked for, each with a name in the texts. */
export const RECORD_TABLES = [
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
] as const;
type RecordTable = (typeof RECORD_TABLES)[number];

const isRecordTable = (table: string): table is RecordTable =>
  (RECORD_TABLES as readonly string[]).includes(table);

/** A table in the words of the screen, else its own name (master data and parts). */
const tableName = (table: string, t: Translate) =>
  isRecordTable(table) ? t(`audit.tables.${table}`) : table;

/** What was changed, by name: "Company Mihon", "Student Linh Tran". */
export function recordTitle(log: AuditLog, t: Translate, pick: (map: LanguageMap | null) => string): string {
  const table = log.record_table ?? log.table_name;
  const student = [log.subject_user?.last_name, log.subject_user?.first_name].filter(Boolean).join(' ');
  const names = [table === 'users' ? '' : pick(log.record_name), student].filter(Boolean).join(' · ');
  return `${tableName(table, t)} ${names || `#${log.record_id ?? log.row_id ?? ''}`}`;
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

/** A column as the forms of its record call it; its own name where no form shows it. */
export function columnName(log: AuditLog, column: string, t: Translate): string {
  const table = log.record_table ?? log.table_name;
  if (table === 'companies' && isOfCompany(column)) return t(`companies.${column}`);
  if (table === 'recruitments' && isOfRecruitment(column)) return t(`recruitments.fields.${column}`);
  if (table === 'users' && isOfStudent(column)) return t(`students.columns.${column}`);
  return isOfAny(column) ? t(`audit.columns.${column}`) : column;
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
