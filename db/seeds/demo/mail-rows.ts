import type { Transaction } from 'sequelize';
import {
  interfaceLanguage,
  languageCode,
  pickText,
  type LanguageMap,
} from '../../../server/domain/languages.ts';
import { Application } from '../../models/application.ts';
import { Delivery } from '../../models/delivery.ts';
import { OutboxEvent } from '../../models/outbox-event.ts';
import type { User } from '../../models/user.ts';
import type { InsertedApplication } from './application-rows.ts';
import type { Days } from './days.ts';
import type { Insert, Row } from './insert.ts';
import type { Step } from './timeline.ts';

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

/** What became of the mails that did not simply go, by student and template. */
const TROUBLES: Record<string, (days: Days) => Row> = {
  'rizki resume_submitted': (days) => ({
    state: 'held',
    sent_at: null,
    last_error: 'The worker stopped while sending: the mail may have gone or not.',
    updated_at: days.at(-1, 17, 42),
  }),
  'jasmine selection_passed': (days) => ({
    state: 'failed',
    sent_at: null,
    last_error: '550 5.1.1 No such mailbox',
    updated_at: days.at(-2, 9, 5),
  }),
  'ploy resume_sent_notice': (days) => ({
    state: 'pending',
    sent_at: null,
    attempts: 7,
    last_error: '421 4.3.2 The mail server is closing for maintenance',
    available_at: days.at(0.2),
  }),
};
/** Whose mail a manager gave up. */
const GIVEN_UP = 'tanvir application_created';

export const studentLanguage = (student: User) => interfaceLanguage(languageCode(student.page_language_id));

/** Family name first where the language has it so. */
export function nameOf(student: User, language: string): string {
  const { first_name, last_name } = student;
  return (language === 'en' ? [first_name, last_name] : [last_name, first_name]).filter(Boolean).join(' ');
}

export const wordsOf = (map: unknown, language: string) => pickText(map as LanguageMap, language)?.text ?? '';

/** The mail that a step of an application caused, with what it says beyond the application. */
function mailOf({ name, to }: Step, scenario: InsertedApplication['scenario']): [string, object] | null {
  const result = { result_reason: scenario.result_reason ?? null };
  if (name === 'submit') return ['resume_submitted', { may_be_corrected: !scenario.is_unchanged }];
  if (name === 'send_correction') return ['resume_corrected', {}];
  if (name === 'send_to_company') return ['resume_sent_notice', { is_again: false }];
  if (name === 'record_resume_result')
    return to === 'resume_failed' ? ['resume_failed', result] : ['resume_passed', { result_reason: null }];
  if (name === 'finish') return to === 'failed' ? ['selection_failed', result] : ['selection_passed', result];
  return null;
}

/** The mails that students got on the way of their applications; a few did not go, and wait for somebody. */
export async function insertApplicationMails(
  { insert, transaction, writeMail, days, baseUrl }: MailWorld,
  applications: readonly InsertedApplication[],
  managerId: number,
): Promise<void> {
  const rows = await Application.findAll({
    where: { id: applications.map(({ id }) => id) },
    include: [{ association: 'user' }, { association: 'recruitment', include: [{ association: 'company' }] }],
    transaction,
  });
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const mails = applications.flatMap(({ id, scenario, steps }) => {
    const { user, recruitment, created_at } = rowOf.get(id)!;
    const language = studentLanguage(user!);
    const shared = {
      student_name: nameOf(user!, language),
      company_name: wordsOf(recruitment!.company!.official_name, language),
      recruitment_title: wordsOf(recruitment!.title, language),
      application_url: `${baseUrl}/applications/${id}`,
    };
    const first = { due_day: null, is_simple: false, is_handed_in: false };
    const told = [
      { at: created_at, mail: ['application_created', first] as [string, object] },
      ...steps.map((step) => ({ at: step.at, mail: mailOf(step, scenario) })),
    ];
    return told.flatMap(({ at, mail }) =>
      mail === null || at > days.now
        ? []
        : [
            {
              at,
              id,
              user: user!,
              language,
              student: scenario.student,
              template: mail[0],
              values: { ...shared, ...mail[1] },
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
  const newest = new Map(sorted.map((mail, place) => [keyOf(mail), place]));
  await insert(
    Delivery,
    sorted.map(({ at, user, language, student, template, values, id }, place) => {
      const key = keyOf({ student, template });
      const isNewest = newest.get(key) === place;
      return {
        outbox_event_id: eventIds[place]!,
        cause: `demo:${template}:application:${id}`,
        template,
        recipient_email: user.email,
        recipient_user_id: user.id,
        language_code: language,
        ...writeMail(template, language, values),
        template_values: { values, below: [] },
        attempts: 1,
        available_at: at,
        state: 'sent',
        sent_at: at,
        created_at: at,
        updated_at: at,
        ...(isNewest && TROUBLES[key]?.(days)),
        ...(isNewest &&
          key === GIVEN_UP && {
            state: 'cancelled',
            sent_at: null,
            last_error: '552 5.2.2 The mailbox is full',
            decided_at: days.at(-3, 11),
            decided_by_hf_member_id: managerId,
            decided_reason: '電話で本人に伝えました。',
          }),
      };
    }),
  );
}
