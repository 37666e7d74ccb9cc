/** Events have a start only (specification section 3): what a calendar keeps free for one, in minutes. */
export const EVENT_MINUTES = 120;

/** Names the seat in calendars: the mails about it and the pages write one and the same appointment. */
export const eventAppointmentName = (event_application_id: number) =>
  `event-application-${event_application_id}`;

/** What a calendar says beside the title: what those who come are told, and where the page is. */
export function eventDescription(message: string | null, url: string): string {
  return message ? `${message}\n\n${url}` : url;
}
