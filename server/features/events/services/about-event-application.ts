import type { Transaction } from 'sequelize';
import { Event, EventApplication } from '../../../../db/models/event.ts';
import { User } from '../../../../db/models/user.ts';
import type { MailLanguage } from '../../../../templates/mail/registry.ts';
import { textAttachment, type StoredAttachment } from '../../mail/services/attachments.ts';
import { calendarFile } from '../../../../domain/calendar.ts';
import { eventAppointmentName, eventDescription, eventMinutes } from '../../../../domain/event-calendar.ts';
import type { EffectContext, MailDraft, Recipient } from '../../mail/services/draft.ts';
import { inLanguage, studentName } from '../../mail/services/mail-names.ts';
import { forNotification, studentRecipient } from '../../mail/services/recipients.ts';
import { instantInWords } from '../../mail/services/tokyo-words.ts';

/** What every mail about an application for an event names. */
export interface AboutEventApplication {
  application: EventApplication;
  event: Event;
  student: User;
}

/**
 * Loads an application for its effects; null when it was erased meanwhile. The lock waits for a change that is
 * being made, and keeps the next one waiting until the mails are written.
 */
export async function loadAboutEventApplication(
  id: number,
  tx: Transaction,
): Promise<AboutEventApplication | null> {
  const application = await EventApplication.findByPk(id, { transaction: tx, lock: tx.LOCK.SHARE });
  if (!application) return null;
  const event = await Event.findByPk(application.event_id, { transaction: tx, rejectOnEmpty: true });
  const student = await User.findByPk(application.user_id, { transaction: tx, rejectOnEmpty: true });
  return { application, event, student };
}

/** How every mail names an event. */
export const eventNamed = (event: Event, language: MailLanguage, baseUrl: string) => ({
  event_title: inLanguage(event.title as Record<string, string>, language),
  starts_at: instantInWords(event.start_at, language),
  event_url: `${baseUrl}/events/${event.id}`,
});

/** What the schemas of event mails ask for together. */
interface EventValues {
  about: { student_name: string } & ReturnType<typeof eventNamed>;
  links: { confirm_url: string; cancel_url: string };
  /** What the organisers tell those who come; null when they tell nothing. */
  message: string | null;
  place: string | null;
}

/** One mail to the applicant; none to an erased one. */
export function toApplicant(
  { application, event, student }: AboutEventApplication,
  ctx: EffectContext,
  write: (recipient: Recipient, values: EventValues) => MailDraft,
): MailDraft[] {
  const recipient = studentRecipient(student);
  if (!recipient) return [];
  const token = encodeURIComponent(application.token_for_cancell);
  const writeIn = (one: Recipient) => {
    const { language } = one;
    const named = eventNamed(event, language, ctx.baseUrl);
    return write(one, {
      about: { student_name: studentName(student, language), ...named },
      links: {
        confirm_url: `${named.event_url}/apply_complete?token=${token}`,
        cancel_url: `${named.event_url}/cancell?token=${token}`,
      },
      message: inLanguage(event.apply_complete_message as Record<string, string>, language).trim() || null,
      place: inLanguage(event.place as Record<string, string>, language).trim() || null,
    });
  };
  return [forNotification(recipient, writeIn)];
}

/** A file that puts the event into the calendar of who has a seat, or takes it out once the seat is given back. */
export function eventCalendar(
  { application, event }: AboutEventApplication,
  { about, message, place }: EventValues,
  ctx: EffectContext,
): StoredAttachment {
  const isCancelled = application.is_cancelled;
  const file = calendarFile({
    uid: `${eventAppointmentName(application.id)}@${new URL(ctx.baseUrl).hostname}`,
    // Newer than what was sent of this version of the event.
    sequence: event.version + Number(isCancelled),
    writtenAt: ctx.now,
    startsAt: event.start_at,
    minutes: eventMinutes(event),
    title: about.event_title,
    description: eventDescription(isCancelled ? null : message, about.event_url),
    location: place,
    isCancelled,
  });
  const method = isCancelled ? 'CANCEL' : 'PUBLISH';
  return textAttachment('event.ics', `text/calendar; charset=utf-8; method=${method}`, file);
}
