import { recruitment } from '../../../../domain/entities/recruitment.ts';
import {
  formSections,
  type FormField,
  type ListName as ListOf,
  type PlainName,
  type SectionName as SectionOf,
} from '../../lib/form-sections.ts';

/** The form of a recruitment, as its table has it. */
export const SECTIONS = formSections(recruitment);

export type SectionName = SectionOf<typeof recruitment>;
export type FieldName = PlainName<typeof recruitment>;
export type Field = FormField<FieldName>;
export type ListName = ListOf<typeof recruitment>;

/** Where a field stands, for links to it. */
export const fieldAnchor = (name: string) => `field-${name}`;
export const sectionAnchor = (section: SectionName) => `section-${section}`;
export const historyAnchor = 'history';
