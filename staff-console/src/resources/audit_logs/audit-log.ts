import type { LanguageMap } from '../../../../domain/languages.ts';
import type { StaffRow } from '../../../../server/client/resources.ts';
import type { Translate } from '../../i18n/use-translate.ts';

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
export const tableName = (table: string, t: Translate) =>
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
