import { recruitment } from '../../../../domain/entities/recruitment.ts';
import type { StaffRecord, StaffRow } from '../../../../server/client/resources.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import {
  formSections,
  type ListName as ListOf,
  type PlainName,
  type SectionName as SectionOf,
} from '../../lib/form-sections.ts';

export type RecruitmentRow = StaffRow<'recruitments'>;
export type Recruitment = StaffRecord<'recruitments'>;

/** The form of a recruitment, as its table has it. */
export const SECTIONS = formSections(recruitment);

type SectionName = SectionOf<typeof recruitment>;
export type FieldName = PlainName<typeof recruitment>;
export type ListName = ListOf<typeof recruitment>;

type ChoiceName = 'contract_term' | 'salary_unit' | 'age_limit_exception';
type Choice = (typeof recruitment.fields)[ChoiceName]['choices'][number];
const words = (value: Choice): MessageKey => `recruitments.choices.${value}`;

/** What its form stands on: the table, and where its labels and the words of its choices are. */
export const RECRUITMENT_FORM = {
  of: recruitment.fields,
  words: 'recruitments.fields',
  choices: { contract_term: words, salary_unit: words, age_limit_exception: words } satisfies Record<
    ChoiceName,
    typeof words
  >,
} as const;

/** Where a field stands, for links to it. */
export const fieldAnchor = (name: string) => `field-${name}`;
export const sectionAnchor = (section: SectionName) => `section-${section}`;
export const historyAnchor = 'history';
