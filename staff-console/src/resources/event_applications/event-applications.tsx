import Chip from '@mui/material/Chip';
import { eventApplication } from '../../../../domain/entities/event.ts';
import { ATTENDANCES, EVENT_APPLICATION_STATES } from '../../../../domain/event-application.ts';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { describe } from '../../described/describe.ts';

export type Seat = StaffRow<'event_applications'>;

/** Family name first, as the house works; the kana help to read it. */
export function applicantName({ user }: Pick<Seat, 'user'>): string {
  const name = [user.last_name, user.first_name].filter(Boolean).join(' ');
  const kana = [user.last_name_kana, user.first_name_kana].filter(Boolean).join(' ');
  return name && kana ? `${name} (${kana})` : name || kana || `#${user.id}`;
}

/** Who applied to events; the list of one event is its address with the event in the filter. */
export default describe('event_applications', eventApplication, {
  words: 'content.seats',
  nameOf: applicantName,
  choices: {
    state: (state) => `content.seats.states.${state}`,
    attendance: (attendance) => `check_in.attendance.${attendance}`,
  },
  list: {
    sort: ['apply_at', 'DESC'],
    linkTo: (row) => `/event_applications/${row.id}/show`,
    filters: [
      { name: 'state', values: EVENT_APPLICATION_STATES },
      { name: 'attendance', values: ATTENDANCES },
      {
        name: 'event_id',
        label: 'content.events.one',
        render: (value, change, { t }) =>
          typeof value === 'number' && (
            <Chip label={t('content.seats.only_event', { id: value })} onDelete={() => change(undefined)} />
          ),
      },
    ],
    hasExport: true,
    columns: [
      { id: 'name', label: 'content.seats.name', render: applicantName },
      {
        field: 'event',
        label: 'content.events.one',
        isLong: true,
        render: (row, { pick }) => pick(row.event.title),
      },
      'state',
      'attendance',
      { field: 'apply_at', sort: true },
      {
        id: 'answers',
        label: 'content.seats.answers',
        render: (row) => row.form_question_answers.length || '—',
      },
      { field: 'has_resume_file', id: 'file', label: 'content.seats.resume_file', isOptional: true },
      { field: 'is_walk_in', label: 'check_in.walk_in', isOptional: true },
      { field: 'apply_campaign_source', id: 'source', label: 'content.seats.source', isOptional: true },
    ],
  },
});
