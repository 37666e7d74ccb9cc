import Chip from '@mui/material/Chip';
import { useLocale } from 'react-admin';
import { EVENT_APPLICATION_STATES } from '../../../../domain/event-application.ts';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { applicantName, type Seat } from './applicant.ts';

/** Who applied to events; the list of one event is its address with the event in the filter. */
export default function EventApplicationsPage() {
  const t = useTranslate();
  const pick = usePick();
  const locale = useLocale();
  return (
    <ResourceList<Seat>
      resource="event_applications"
      title={t('content.seats.title')}
      hint={t('content.seats.hint')}
      nameOf={applicantName}
      linkTo={(row) => `/event_applications/${row.id}/show`}
      sort={{ field: 'apply_at', order: 'DESC' }}
      searchLabel={t('content.seats.search')}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('content.state'),
          choices: EVENT_APPLICATION_STATES.map((state) => ({
            value: state,
            label: t(`content.seats.states.${state}`),
          })),
        },
        {
          kind: 'custom',
          name: 'event_id',
          label: t('content.events.one'),
          render: (value, change) =>
            typeof value === 'number' && (
              <Chip label={t('content.seats.only_event', { id: value })} onDelete={() => change(undefined)} />
            ),
        },
      ]}
      hasExport
      empty={{ title: t('content.seats.empty') }}
      columns={[
        { id: 'name', label: t('content.seats.name'), render: applicantName },
        {
          id: 'event',
          label: t('content.events.one'),
          isLong: true,
          render: (row) => pick(row.event.title),
        },
        {
          id: 'state',
          label: t('content.state'),
          render: (row) => t(`content.seats.states.${row.state}`),
        },
        {
          id: 'apply_at',
          label: t('content.seats.apply_at'),
          render: (row) => formatTime(row.apply_at, locale),
          sort: 'apply_at',
        },
        {
          id: 'answers',
          label: t('content.seats.answers'),
          render: (row) => row.form_question_answers.length || '—',
        },
        {
          id: 'file',
          label: t('content.seats.resume_file'),
          render: (row) => t(row.has_resume_file ? 'form.yes' : 'form.no'),
          isOptional: true,
        },
        {
          id: 'source',
          label: t('content.seats.source'),
          render: (row) => row.apply_campaign_source ?? '—',
          isOptional: true,
        },
      ]}
    />
  );
}
