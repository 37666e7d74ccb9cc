import { Op, type Transaction } from 'sequelize';
import { Event } from '../../../../db/models/event.ts';
import type { User } from '../../../../db/models/user.ts';
import type { MailLanguage, MailValues } from '../../../../templates/mail/registry.ts';
import { unsubscribeUrl } from '../../mail/services/draft.ts';
import { inLanguage, studentName } from '../../mail/services/mail-names.ts';
import { eventNamed } from './about-event-application.ts';
import { renderMail } from '../../mail/services/templates/render.ts';
import { loadMailEdits } from '../../mail/services/templates/words.ts';
import { instantInWords } from '../../mail/services/tokyo-words.ts';

/** Where and when the mail is written. */
interface Writing {
  tx: Transaction;
  now: Date;
  baseUrl: string;
}

/** Of the events to come, a mail names the next ones. */
const NEXT_EVENTS = 3;

const textIn = (map: object, language: MailLanguage) => inLanguage(map as Record<string, string>, language);

/** The cause of the mail to one person: whoever has it does not get it again. */
export const followUpCause = (applicationId: number, isAttended: boolean): string =>
  `event_followed_up:event_application:${applicationId}:${isAttended ? 'attended' : 'absent'}`;

/** What every mail after an event names. */
interface AboutMail {
  student_name: string;
  stop_url: string;
}

/** What the mail to who came says. */
export function attendedValues(
  event: Event,
  language: MailLanguage,
  about: AboutMail,
  writing: Writing,
): MailValues<'event_attended'> {
  return {
    ...eventNamed(event, language, writing.baseUrl),
    ...about,
    message: textIn(event.follow_up_message, language).trim() || null,
    survey_url: event.survey_url,
    jobs_url: `${writing.baseUrl}/recruitments`,
  };
}

/** The events that who missed this one can still apply for. */
export function eventsAfter(event: Event, { now, tx: transaction }: Writing): Promise<Event[]> {
  return Event.findAll({
    where: {
      id: { [Op.ne]: event.id },
      is_released: true,
      start_at: { [Op.gt]: now },
      deadline: { [Op.or]: [null, { [Op.gt]: now }] },
    },
    order: [
      ['start_at', 'ASC'],
      ['id', 'ASC'],
    ],
    limit: NEXT_EVENTS,
    transaction,
  });
}

/**
 * What the mail to who did not come says.
 * @param next from `eventsAfter`
 */
export function missedValues(
  event: Event,
  next: readonly Event[],
  language: MailLanguage,
  about: AboutMail,
  { baseUrl }: Writing,
): MailValues<'event_missed'> {
  return {
    ...eventNamed(event, language, baseUrl),
    ...about,
    next_events: next.map((one) => ({
      title: textIn(one.title, language),
      starts_at: instantInWords(one.start_at, language),
      url: `${baseUrl}/events/${one.id}`,
    })),
    events_url: `${baseUrl}/events`,
  };
}

/** The mail as a student gets it, with a link that stops nothing. */
export async function followUpPreview(
  event: Event,
  isAttended: boolean,
  { student, language }: { student: User; language: MailLanguage },
  writing: Writing,
): Promise<{ subject: string; body_html: string }> {
  const template = isAttended ? 'event_attended' : 'event_missed';
  const about = {
    student_name: studentName(student, language),
    stop_url: unsubscribeUrl(writing.baseUrl, 'example'),
  };
  const edits = (await loadMailEdits([template], writing.tx)).get(template);
  const { subject, body_html } = isAttended
    ? renderMail(
        'event_attended',
        language,
        attendedValues(event, language, about, writing),
        writing.baseUrl,
        [],
        edits,
      )
    : renderMail(
        'event_missed',
        language,
        missedValues(event, await eventsAfter(event, writing), language, about, writing),
        writing.baseUrl,
        [],
        edits,
      );
  return { subject, body_html };
}
