/** Events have only a start (specification section 3): the duration calendars reserve, in minutes. */
export const EVENT_MINUTES = 120;

/** Calendar UID of a seat, so that the mails and the pages write the same appointment. */
export const eventAppointmentName = (event_application_id: number) =>
  `event-application-${event_application_id}`;

/** The calendar description: the message for participants and the URL of the page. */
export function eventDescription(message: string | null, url: string): string {
  return message ? `${message}\n\n${url}` : url;
}
