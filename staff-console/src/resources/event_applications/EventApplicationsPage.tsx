import Chip from '@mui/material/Chip';
import { useLocale } from 'react-admin';
import { EVENT_APPLICATION_STATES } from '../../../../domain/event-application.ts';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { usePick, useSay } from '../../i18n/use-words.ts';
import { formatTime } from '../../lib/dates.ts';
import { applicantName, type Seat } from './applicant.ts';

/** Who applied to events; the list of one event is its address with the event in the filter. */
export default function EventApplicationsPage() {
  const say = useSay();
  const pick = usePick();
  const locale = useLocale();
  return (
    <ResourceList<Seat>
      resource="event_applications"
      title={say('content.seats.title')}
      hint={say('content.seats.hint')}
      nameOf={applicantName}
      linkTo={(row) => `/event_applications/${row.id}/show`}
      sort={{ field: 'apply_at', order: 'DESC' }}
      searchLabel={say('content.seats.search')}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: say('content.state'),
          choices: EVENT_APPLICATION_STATES.map((state) => ({
            value: state,
            label: say(`content.seats.states.${state}`),
          })),
        },
        {
          kind: 'custom',
          name: 'event_id',
          label: say('content.events.one'),
          render: (value, change) =>
            typeof value === 'number' && (
              <Chip
                label={say('content.seats.only_event', { id: value })}
                onDelete={() => change(undefined)}
              />
            ),
        },
      ]}
      hasExport
      empty={{ title: say('content.seats.empty') }}
      columns={[
        { id: 'name', label: say('content.seats.name'), render: applicantName },
        {
          id: 'event',
          label: say('content.events.one'),
          isLong: true,
          render: (row) => pick(row.event.title),
        },
        {
          id: 'state',
          label: say('content.state'),
          render: (row) => say(`content.seats.states.${row.state}`),
        },
        {
          id: 'apply_at',
          label: say('content.seats.apply_at'),
          render: (row) => formatTime(row.apply_at, locale),
          sort: 'apply_at',
        },
        {
          id: 'answers',
          label: say('content.seats.answers'),
          render: (row) => row.form_question_answers.length || '—',
        },
        {
          id: 'file',
          label: say('content.seats.resume_file'),
          render: (row) => say(row.has_resume_file ? 'form.yes' : 'form.no'),
          isOptional: true,
        },
        {
          id: 'source',
          label: say('content.seats.source'),
          render: (row) => row.apply_campaign_source ?? '—',
          isOptional: true,
        },
      ]}
    />
  );
}
