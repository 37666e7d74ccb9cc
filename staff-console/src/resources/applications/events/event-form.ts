import { callsOff } from '../../../../../domain/application-lifecycle.ts';
import { TRANSITIONS } from '../../../../../domain/application-transitions.ts';
import type { ApiClient } from '../../../../../server/client/client.ts';
import type { CommandName } from '../../../../../server/client/contract.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { fromTokyoInput } from '../../../lib/short-dates.ts';
import type { EventName, Interview, Practice, StaffApplication } from '../application.ts';

export type Values = Record<string, string | boolean>;

/** What a dialog is opened about, when it is about one thing of several. */
export interface EventPreset {
  interview?: Interview;
  practice?: Practice;
}

export interface FormField {
  /** The field's name on the wire, unless `wireName` tells another. */
  name: string;
  wireName?: string;
  /** The object of the payload it lies in; '' for the payload itself. */
  within: 'application' | 'interview' | 'interview_practice' | 'offer' | '';
  kind: 'line' | 'text' | 'day' | 'time' | 'yes_no' | 'tick' | 'category' | 'interview' | 'yen' | 'contract';
  label: MessageKey;
  help?: MessageKey;
  isRequired?: true;
  /** Its value on the wire, where that does not follow from its kind; undefined leaves it out. */
  toWire?(value: Values[string] | undefined): unknown;
  /** Asked for, and sent, only with this answer to a yes_no, or with a tick that is set or not. */
  onlyWith?: { name: string; answer: 'yes' | 'no' | boolean };
  /** Without that answer it is sent as empty, so that nothing stays there. */
  isElseEmptied?: true;
  /** The two answers of a yes_no. */
  answers?: readonly [MessageKey, MessageKey];
}

/** How one event of the lifecycle is asked for and sent. Whether it may be caused at all is the server's answer. */
export interface EventForm {
  /** How its button looks: the next step, something else, an end, or only beside the one thing that it is about. */
  tone: 'forward' | 'plain' | 'danger' | 'beside';
  fields: readonly FormField[];
  /** What is filled in at first; nothing unless told. */
  initial?(application: StaffApplication, preset: EventPreset, now: Date): Values;
  command: CommandName;
  /** Whether it says that what is to be watched with the company has been read. */
  confirmsAlert?: true;
}

/** Events that students cause themselves have no form here. */
export type StaffEvent = Exclude<
  EventName,
  'submit' | 'answer_correction' | 'pick_interview_slot' | 'change_interview' | 'apply_again'
>;

/** An event as it is asked for: one that plans an appointment, or changes the one it is opened about. */
export type AskedEvent = StaffEvent | 'change_interview' | 'change_interview_practice';
export function askedEvent(event: StaffEvent, { interview, practice }: EventPreset): AskedEvent {
  if (event === 'schedule_interview' && interview) return 'change_interview';
  if (event === 'schedule_interview_practice' && practice) return 'change_interview_practice';
  return event;
}

/** As it is told once it is done. */
export type DoneEvent = AskedEvent | 'finish_interview_practice';

/** Whether, however it is decided, nothing of the selection takes place any more. */
export const endsSelection = (event: StaffEvent): boolean =>
  TRANSITIONS[event].to.every((state) => callsOff(event, state));

/** The field's path as the server names it in errors. */
export function pathOf({ within, name, wireName = name }: FormField): string {
  return within ? `${within}[${wireName}]` : wireName;
}

const DATED: ReadonlySet<FormField['kind']> = new Set(['day', 'time', 'interview']);

/** What changes with a field: who has said that a date is right says it anew of another one. */
export const changed = ({ name, kind }: FormField, value: Values[string]): Values => ({
  [name]: value,
  ...(DATED.has(kind) && { is_date_confirmed: false }),
});

/** The fields of a form that the answers so far leave to be asked. */
export const askedFields = ({ fields }: EventForm, values: Values): readonly FormField[] =>
  fields.filter(({ onlyWith }) => !onlyWith || values[onlyWith.name] === onlyWith.answer);

/** The fields that are sent: those asked for, and those that are emptied. */
const sentFields = (
  form: EventForm,
  values: Values,
): { field: FormField; value: Values[string] | undefined }[] => {
  const asked = askedFields(form, values);
  return form.fields.flatMap((field) => {
    if (asked.includes(field)) return [{ field, value: values[field.name] }];
    return field.isElseEmptied ? [{ field, value: undefined }] : [];
  });
};

/** Required fields that are still empty. */
export function missingFields(form: EventForm, values: Values): FormField[] {
  return askedFields(form, values).filter((field) => {
    const value = values[field.name];
    return field.isRequired && (typeof value === 'string' ? value.trim() === '' : value !== true);
  });
}

/** A field as the command takes it: an empty one that is not required clears what stood there. */
function wireValue({ kind, isRequired, toWire }: FormField, value: Values[string] | undefined): unknown {
  if (toWire) return toWire(value);
  const text = typeof value === 'string' ? value.trim() : '';
  switch (kind) {
    case 'yes_no':
      return text === 'yes';
    case 'tick':
      return value === true;
    case 'time':
      return fromTokyoInput(text);
    case 'interview':
      return Number(text);
    case 'yen':
      return text === '' ? null : Number(text);
    default:
      return isRequired ? text : text || null;
  }
}

/** Sends an event with what was filled in, each field in the object of the payload that it lies in. */
export function sendEvent(
  api: ApiClient,
  form: EventForm,
  application: StaffApplication,
  values: Values,
  { interview, practice }: EventPreset,
): Promise<StaffApplication> {
  const ids = {
    application: application.id,
    interview: interview?.id,
    interview_practice: practice?.id,
    offer: undefined,
  };
  const payload: Record<string, unknown> = {};
  const objectOf = (name: keyof typeof ids) => {
    const object = (payload[name] ?? (ids[name] === undefined ? {} : { id: ids[name] })) as Values;
    payload[name] = object;
    return object as Record<string, unknown>;
  };
  objectOf('application');
  for (const { field, value: entered } of sentFields(form, values)) {
    const { name, wireName = name, within, kind } = field;
    const place = within === '' ? payload : objectOf(within);
    const value = wireValue(field, entered);
    if (value !== undefined) place[wireName] = value;
    // That an unlikely date is right, once the server has asked.
    if (DATED.has(kind)) place['is_date_confirmed'] = values['is_date_confirmed'] === true;
  }
  if (form.confirmsAlert)
    objectOf('application')['is_alert_confirmed'] = values['is_alert_confirmed'] === true;
  return api.command(form.command, payload) as Promise<StaffApplication>;
}

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

export const link = (name: string, within: FormField['within'], label: FormField['label']): FormField => ({
  name,
  within,
  kind: 'line',
  label,
});

const offered = (name: string, kind: FormField['kind']): FormField => ({
  name,
  within: 'offer',
  kind,
  label: `events.field.${name}` as FormField['label'],
});

/** The terms of an offer, which the student reads beside "Accept". */
export const OFFER_FIELDS: readonly FormField[] = [
  { ...offered('pay_amount', 'yen'), help: 'events.field.pay_amount_help' },
  { ...offered('pay_description', 'text'), help: 'events.field.pay_description_help' },
  offered('workplace', 'line'),
  offered('starts_on', 'day'),
  offered('contract_term', 'contract'),
  { ...offered('contract_description', 'text'), help: 'events.field.contract_description_help' },
  { ...offered('answer_by', 'day'), help: 'events.field.answer_by_help' },
  { ...offered('other_conditions', 'text'), help: 'events.field.other_conditions_help' },
];

/** The terms as they are recorded; nothing where there are none yet. */
export function offerValues({ offer }: StaffApplication): Values {
  if (!offer) return {};
  return Object.fromEntries(
    OFFER_FIELDS.map(({ name }) => [name, String(offer[name as keyof typeof offer] ?? '')]),
  );
}
