import type { ResumeDocument } from './resume-document.ts';

/** A part of a resume as one text, so that two versions can be compared. */
export interface ResumeSection {
  /** Stable across versions. */
  key: string;
  /** As printed, in Japanese. */
  title: string;
  text: string;
}

const cell = (value: string) => (value === '' ? '' : `${value} `);
const rows = (list: readonly { year: string; month: string; text: string }[]) =>
  list
    .filter(({ text }) => text !== '')
    .map(({ year, month, text }) => `${cell(year)}${cell(month)}${text}`)
    .join('\n');

/**
 * A stored document split into parts in page order; empty parts are left out. Parts with the same title are
 * matched by order.
 */
export function resumeSections(document: ResumeDocument): ResumeSection[] {
  const person = [
    document.name,
    document.birth,
    document.gender,
    [document.postal_code, document.address].filter(Boolean).join(' '),
    document.phone_num,
    document.email,
  ];
  const sections = [
    { title: '氏名・連絡先', text: person.filter(Boolean).join('\n') },
    { title: '学歴・職歴', text: rows(document.history) },
    { title: '免許・資格', text: rows(document.licences) },
    ...document.statements,
    ...(document.entry_sheet?.answers ?? []),
    { title: '推薦者より', text: document.adviser_note },
  ];
  const seen = new Map<string, number>();
  return sections
    .map(({ title, text }) => {
      const nth = (seen.get(title) ?? 0) + 1;
      seen.set(title, nth);
      return { key: nth === 1 ? title : `${title} ${nth}`, title, text };
    })
    .filter(({ text }) => text !== '');
}
