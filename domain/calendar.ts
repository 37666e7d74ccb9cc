/** An iCalendar file (RFC 5545) with one appointment. */
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

/** Builds the file. Times are in UTC, so any calendar shows the right local time. */
export function calendarFile(appointment: Appointment): string {
  const end = new Date(appointment.startsAt.getTime() + appointment.minutes * 60_000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tabidachi//Tabidachi//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${appointment.isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${escaped(appointment.uid)}`,
    `SEQUENCE:${appointment.sequence}`,
    `DTSTAMP:${utc(appointment.writtenAt)}`,
    `DTSTART:${utc(appointment.startsAt)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(appointment.title)}`,
    `DESCRIPTION:${escaped(appointment.description)}`,
    ...(appointment.location ? [`LOCATION:${escaped(appointment.location)}`] : []),
    ...(appointment.isCancelled ? ['STATUS:CANCELLED'] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const utc = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** RFC 5545, 3.3.11. Control characters are not allowed in a text value. */
function escaped(text: string): string {
  return text
    .replace(/\r\n|\r/g, '\n')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

const utf8 = new TextEncoder();

/**
 * Folds lines at 75 bytes, continuations starting with a space, without splitting a character (RFC 5545, 3.1).
 */
function folded(line: string): string {
  const limit = 75;
  let bytes = 0;
  let text = '';
  for (const character of line) {
    const size = utf8.encode(character).length;
    if (bytes + size > limit) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}
