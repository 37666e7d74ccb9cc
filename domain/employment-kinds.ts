/** How somebody is employed in a job of their history. Only regular employment is joined and left (入社, 退社). */
export const EMPLOYMENT_KINDS = ['regular', 'contract', 'temporary', 'part_time', 'internship'] as const;
export type EmploymentKind = (typeof EMPLOYMENT_KINDS)[number];

/** As a resume names them. */
export const EMPLOYMENT_KIND_WORDS: Readonly<Record<EmploymentKind, string>> = {
  regular: '正社員',
  contract: '契約社員',
  temporary: '派遣社員',
  part_time: 'アルバイト',
  internship: 'インターンシップ',
};
