import Chip from '@mui/material/Chip';
import { eventApplication } from '../../../../domain/entities/event.ts';
import { EVENT_APPLICATION_STATES } from '../../../../domain/event-application.ts';
import { describe } from '../../described/describe.ts';
import { applicantName } from './applicant.ts';

/** Who applied to events; the list of one event is its address with the event in the filter. */
export default describe('event_applications', eventApplication, {
  words: 'content.seats',
  nameOf: applicantName,
  choices: { state: (state) => `content.seats.states.${state}` },
  list: {
    sort: ['apply_at', 'DESC'],
    linkTo: (row) => `/event_applications/${row.id}/show`,
    filters: [
      { name: 'state', values: EVENT_APPLICATION_STATES },
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
      { field: 'apply_at', sort: true },
      {
        id: 'answers',
        label: 'content.seats.answers',
        render: (row) => row.form_question_answers.length || '—',
      },
      { field: 'has_resume_file', id: 'file', label: 'content.seats.resume_file', isOptional: true },
      { field: 'apply_campaign_source', id: 'source', label: 'content.seats.source', isOptional: true },
    ],
  },
});
