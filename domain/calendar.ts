import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** One appointment of an iCalendar file (RFC 5545). */
export interface Appointment {
  /** The same for every version of the appointment, so calendars replace the old one. */
  uid: string;
  /** Increases with every version. */
  sequence: number;
  writtenAt: Date;
  startsAt: Date;
  minutes: number;
  title: string;
  description: string;
  location: string | null;
  /** Removes the appointment from the calendar. */
  isCancelled?: boolean;
}

/** Control characters are not allowed in a text value (RFC 5545, 3.3.11); the library lets them through. */
const clean = (text: string) => text.replace(/\r\n|\r/g, '\n').replace(/(?!\n)\p{Cc}/gu, '');

/** Builds the file. Times are in UTC, so any calendar shows the right local time. */
export function calendarFile(appointment: Appointment): string {
  const { uid, sequence, writtenAt, startsAt, minutes, title, description, location } = appointment;
  const calendar = ical({
    prodId: { company: 'Tabidachi', product: 'Tabidachi' },
    scale: 'gregorian',
    method: appointment.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: uid,
    sequence,
    stamp: writtenAt,
    start: startsAt,
    end: new Date(startsAt.getTime() + minutes * 60_000),
    summary: clean(title),
    description: clean(description),
    location: location === null ? null : clean(location),
    status: appointment.isCancelled ? ICalEventStatus.CANCELLED : null,
  });
  return `${calendar.toString()}\r\n`;
}
