import type { CommandPayload } from '../../../../../server/client/contract.ts';
import { fromTokyoInput } from '../../../lib/short-dates.ts';
import type { FormField, Values } from './event-form.ts';

/** What was typed into a field, without blanks around it. */
export const text = (value: Values[string] | undefined): string =>
  typeof value === 'string' ? value.trim() : '';
/** An empty field clears what stood there. */
export const orNull = (value: Values[string] | undefined) => text(value) || null;
/** The instant that a date-time field means in Japan. */
export const instant = (value: Values[string] | undefined) => fromTokyoInput(text(value));

/** That an unlikely date is right, once the server has asked. */
export const dateConfirmed = (values: Values) => ({
  is_date_confirmed: values['is_date_confirmed'] === true,
});

export const REASON: FormField = {
  name: 'reason',
  within: '',
  kind: 'text',
  label: 'events.field.reason',
  help: 'events.field.reason_help',
  isRequired: true,
};

/** Why an appointment does not take place, as the student reads it. */
export const cancelReason = (within: 'interview' | 'interview_practice'): FormField => ({
  name: 'cancel_reason',
  within,
  kind: 'text',
  label: 'events.field.result_reason',
  help: 'events.field.result_reason_help',
});

/** Passed or not. */
export const decision = (name: string): FormField => ({
  name,
  within: 'application',
  kind: 'yes_no',
  label: 'events.field.passed',
  answers: ['events.field.yes_passed', 'events.field.no_passed'],
  isRequired: true,
});

export const RESULT_FIELDS: readonly FormField[] = [
  {
    name: 'result_reason',
    within: 'application',
    kind: 'text',
    label: 'events.field.result_reason',
    help: 'events.field.result_reason_help',
  },
  {
    name: 'reason_of_result_category',
    within: 'application',
    kind: 'category',
    label: 'events.field.reason_of_result_category',
  },
  {
    name: 'reason_of_result',
    within: 'application',
    kind: 'text',
    label: 'events.field.reason_of_result',
    help: 'events.field.reason_of_result_help',
  },
];

type Category = CommandPayload<'hf_member__finish_selection'>['application']['reason_of_result_category'];

export const resultOf = (values: Values) => ({
  result_reason: orNull(values['result_reason']),
  reason_of_result: orNull(values['reason_of_result']),
  reason_of_result_category: orNull(values['reason_of_result_category']) as Category,
});

export const link = (name: string, within: FormField['within'], label: FormField['label']): FormField => ({
  name,
  within,
  kind: 'line',
  label,
});
