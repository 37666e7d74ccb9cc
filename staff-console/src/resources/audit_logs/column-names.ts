import audit from '../../i18n/en/audit.json' with { type: 'json' };
import companies from '../../i18n/en/companies.json' with { type: 'json' };
import recruitments from '../../i18n/en/recruitments.json' with { type: 'json' };
import students from '../../i18n/en/students.json' with { type: 'json' };
import type { Translate } from '../../i18n/use-translate.ts';
import type { AuditLog } from './audit-log.ts';

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
