import type { Attributes } from 'sequelize';
import type { JsonRow } from '../../../../db/aggregate.ts';
import type { AssociationTree } from '../../../../db/aggregate-sql.ts';
import type { Event } from '../../../../db/models/event.ts';
import type { FormQuestion } from '../../../../db/models/form.ts';
import { publicFileUrl } from '../../../core/presenting/files.ts';
import { richText } from '../../../core/presenting/rich-text.ts';

export const EVENT_LIST_TREE: AssociationTree = { thumbnail_file: true };
/** An event with the form it asks. */
export const EVENT_TREE: AssociationTree = { ...EVENT_LIST_TREE, form: { form_questions: true } };

export interface EventRow extends JsonRow<Attributes<Event>> {
  thumbnail_file: { key: string } | null;
  form?: { id: number; form_questions: JsonRow<Attributes<FormQuestion>>[] } | null;
}

/** The row with the instants that rules read as dates. */
export function eventTerms(row: EventRow) {
  return {
    ...row,
    start_at: new Date(row.start_at),
    deadline: row.deadline === null ? null : new Date(row.deadline),
  };
}

/** @param seesMessage what those who come are told may be the way in: for who has a seat, and staff */
export function presentEventFields(row: EventRow, seesMessage: boolean) {
  const thumbnail = publicFileUrl(row.thumbnail_file);
  return {
    ...row,
    body: richText(row.body),
    thumbnail,
    thumbnail_url: thumbnail,
    apply_complete_message: seesMessage ? row.apply_complete_message : {},
  };
}
