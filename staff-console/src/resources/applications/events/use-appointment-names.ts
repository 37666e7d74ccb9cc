import { useLocale } from 'react-admin';
import { interviewAt } from '../../../../../domain/appointments.ts';
import { useSay } from '../../../i18n/use-words.ts';
import { formatTime } from '../../../lib/dates.ts';
import type { Interview, Practice } from '../types.ts';

interface Appointments {
  interviews: readonly Interview[];
  interview_practices: readonly Practice[];
}

/** Interviews and practices, each by its name and time. */
export function useAppointmentNames(): (appointments: Appointments) => string[] {
  const say = useSay();
  const locale = useLocale();
  const timed = (name: string, at: string | null) => (at ? `${name} (${formatTime(at, locale)})` : name);
  return ({ interviews, interview_practices }) => [
    ...interviews.map((one) =>
      timed(say('interviews.number', { number: one.interview_number }), interviewAt(one)),
    ),
    ...interview_practices.map((one) => timed(say('interviews.practices'), one.scheduled_at)),
  ];
}
