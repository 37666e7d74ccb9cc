import { useLocale } from 'ra-core';
import { interviewAt } from '../../../../../domain/appointments.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { formatTime } from '../../../lib/short-dates.ts';
import type { Interview, Practice } from '../application.ts';

interface Appointments {
  interviews: readonly Interview[];
  interview_practices: readonly Practice[];
}

/** Interviews and practices, each by its name and time. */
export function useAppointmentNames(): (appointments: Appointments) => string[] {
  const t = useTranslate();
  const locale = useLocale();
  const timed = (name: string, at: string | null) => (at ? `${name} (${formatTime(at, locale)})` : name);
  return ({ interviews, interview_practices }) => [
    ...interviews.map((one) =>
      timed(t('interviews.number', { number: one.interview_number }), interviewAt(one)),
    ),
    ...interview_practices.map((one) => timed(t('interviews.practices'), one.scheduled_at)),
  ];
}
