/** What calendars reserve for an event that does not say when it ends, in minutes. */
const EVENT_MINUTES = 120;

/** How long an event lasts in a calendar, in minutes. */
export const eventMinutes = ({ start_at, end_at }: { start_at: Date; end_at: Date | null }) =>
  end_at ? Math.round((end_at.getTime() - start_at.getTime()) / 60_000) : EVENT_MINUTES;

/** Calendar UID of a seat, so that the mails and the pages write the same appointment. */
export const eventAppointmentName = (event_application_id: number) =>
  `event-application-${event_application_id}`;

/** The calendar description: the message for participants and the URL of the page. */
export function eventDescription(message: string | null, url: string): string {
  return message ? `${message}\n\n${url}` : url;
}
