import type { Transaction } from 'sequelize';
import { UNDO_MINUTES } from '../../../domain/constants.ts';
import { itemAt, required } from '../../../domain/required.ts';
import {
  INTERFACE_LANGUAGES,
  interfaceLanguage,
  languageCode,
  pickText,
  type LanguageMap,
} from '../../../domain/languages.ts';
import { Application } from '../../models/application.ts';
import { Delivery } from '../../models/delivery.ts';
import { OutboxEvent } from '../../models/outbox-event.ts';
import type { User } from '../../models/user.ts';
import type { InsertedApplication } from './application-rows.ts';
import type { Days } from './days.ts';
import type { Insert, Row } from './insert.ts';
import type { Step } from './timeline.ts';
import type { DemoWorld } from './world.ts';

/** A mail as the application itself writes it, by the name of its template. */
export type WriteMail = (
  template: string,
  language: string,
  values: object,
) => { subject: string; body_html: string; body_text: string };

export interface MailWorld {
  insert: Insert;
  transaction: Transaction;
  writeMail: WriteMail;
  days: Days;
  /** Of the links in the mails. */
  baseUrl: string;
}

const HOUR = 3_600_000;

/** What became of a mail that did not simply go. */
function troubleRow(trouble: DemoWorld['mailTroubles'][number], days: Days, managerId: number): Row {
  const { student: _, template: __, updated_at, decided_at, available_in_hours, ...row } = trouble;
  return {
    ...row,
    sent_at: null,
    ...(updated_at && { updated_at: days.moment(updated_at) }),
    ...(available_in_hours && { available_at: new Date(days.now.getTime() + available_in_hours * HOUR) }),
    ...(decided_at && { decided_at: days.moment(decided_at), decided_by_hf_member_id: managerId }),
  };
}

export const studentLanguage = (student: User) => interfaceLanguage(languageCode(student.page_language_id));

/** Family name first where the language has it so. */
export function nameOf(student: User, language: string): string {
  const { first_name, last_name } = student;
  return (language === 'en' ? [first_name, last_name] : [last_name, first_name]).filter(Boolean).join(' ');
}

export const wordsOf = (map: unknown, language: string) => pickText(map as LanguageMap, language)?.text ?? '';

/** The mail that a step of an application caused, with what it says beyond the application. */
function mailOf(
  { name, to }: Step,
  scenario: InsertedApplication['scenario'],
  baseUrl: string,
): [string, object] | null {
  const result = { result_reason: scenario.result_reason ?? null };
  if (name === 'submit') return ['resume_submitted', { may_be_corrected: !scenario.is_unchanged }];
  if (name === 'send_correction') return ['resume_corrected', {}];
  if (name === 'send_to_company') return ['resume_sent_notice', { is_again: false }];
  if (name === 'record_resume_result')
    return to === 'resume_failed' ? ['resume_failed', result] : ['resume_passed', { result_reason: null }];
  if (name === 'finish') return to === 'failed' ? ['selection_failed', result] : ['selection_passed', result];
  if (to === 'offer_accepted') {
    const { pay_description: pay = null, workplace: place = null } = scenario.offer ?? {};
    const undo_minutes = String(UNDO_MINUTES);
    return ['offer_accepted', { pay, place, first_day: null, undo_minutes, plan_url: `${baseUrl}/plan` }];
  }
  return null;
}

/** The mails that students got on the way of their applications; a few did not go, and wait for somebody. */
export async function insertApplicationMails(
  { insert, transaction, writeMail, days, baseUrl }: MailWorld,
  applications: readonly InsertedApplication[],
  troubles: DemoWorld['mailTroubles'],
  managerId: number,
): Promise<void> {
  const rows = await Application.findAll({
    where: { id: applications.map(({ id }) => id) },
    include: [{ association: 'user' }, { association: 'recruitment', include: [{ association: 'company' }] }],
    transaction,
  });
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const mails = applications.flatMap(({ id, scenario, steps }) => {
    const { user, recruitment, created_at } = required(rowOf.get(id));
    const language = studentLanguage(required(user));
    const namesIn = (one: string) => ({
      student_name: nameOf(required(user), one),
      company_name: wordsOf(required(required(recruitment).company).official_name, one),
      recruitment_title: wordsOf(required(recruitment).title, one),
    });
    const shared = { ...namesIn(language), application_url: `${baseUrl}/applications/${id}` };
    const in_other_languages = INTERFACE_LANGUAGES.filter((one) => one !== language).map((one) => ({
      language: one,
      values: namesIn(one),
    }));
    const first = { due_day: null, is_simple: false, is_handed_in: false };
    const told = [
      { at: created_at, mail: ['application_created', first] as [string, object] },
      ...steps.map((step) => ({ at: step.at, mail: mailOf(step, scenario, baseUrl) })),
    ];
    return told.flatMap(({ at, mail }) =>
      mail === null || at > days.now
        ? []
        : [
            {
              at,
              id,
              user: required(user),
              language,
              student: scenario.student,
              template: mail[0],
              values: { ...shared, ...mail[1] },
              in_other_languages,
            },
          ],
    );
  });
  const sorted = mails.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const eventIds = await insert(
    OutboxEvent,
    sorted.map(({ id, template, at }) => ({
      type: template === 'application_created' ? template : 'resume_submitted',
      payload: { application_id: id },
      available_at: at,
      processed_at: at,
      created_at: at,
      updated_at: at,
    })),
  );
  const keyOf = ({ student, template }: { student: string; template: string }) => `${student} ${template}`;
  const troubleOf = new Map(troubles.map((trouble) => [keyOf(trouble), trouble]));
  const newest = new Map(sorted.map((mail, place) => [keyOf(mail), place]));
  await insert(
    Delivery,
    sorted.map(({ at, user, language, student, template, values, in_other_languages, id }, place) => {
      const key = keyOf({ student, template });
      const trouble = newest.get(key) === place && troubleOf.get(key);
      return {
        outbox_event_id: itemAt(eventIds, place),
        cause: `demo:${template}:application:${id}`,
        template,
        recipient_email: user.email,
        recipient_user_id: user.id,
        language_code: language,
        ...writeMail(template, language, values),
        template_values: { values, below: [], in_other_languages },
        attempts: 1,
        available_at: at,
        state: 'sent',
        sent_at: at,
        created_at: at,
        updated_at: at,
        ...(trouble && troubleRow(trouble, days, managerId)),
      };
    }),
  );
}
