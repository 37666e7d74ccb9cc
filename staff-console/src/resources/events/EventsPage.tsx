import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { useLocale } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { useMember } from '../../session/member.ts';
import type { EventRow } from './event.ts';
import { applicationsPath, placesOf } from './places.ts';

/** Every event, the latest first. */
export default function EventsPage() {
  const t = useTranslate();
  const pick = usePick();
  const locale = useLocale();
  const { role } = useMember();
  const nameOf = (row: EventRow) => pick(row.title) || t('content.untitled', { id: row.id });
  return (
    <ResourceList<EventRow>
      resource="events"
      title={t('content.events.title')}
      hint={t('content.events.hint')}
      nameOf={nameOf}
      linkTo={(row) => `/events/${row.id}`}
      sort={{ field: 'start_at', order: 'DESC' }}
      searchLabel={t('content.search_title')}
      filters={[
        { kind: 'flag', name: 'is_released', label: t('content.is_released') },
        { kind: 'flag', name: 'is_past', label: t('content.events.is_past') },
      ]}
      createLabel={role === 'manager' ? t('content.events.new') : undefined}
      hasExport
      empty={{ title: t('content.events.empty'), hint: t('content.events.empty_hint') }}
      columns={[
        { id: 'title', label: t('content.name'), render: nameOf },
        {
          id: 'start_at',
          label: t('content.events.start_at'),
          render: (row) => formatTime(row.start_at, locale),
          sort: 'start_at',
        },
        {
          id: 'deadline',
          label: t('content.events.deadline'),
          render: (row) => (row.deadline ? formatTime(row.deadline, locale) : '—'),
          isOptional: true,
        },
        {
          id: 'places',
          label: t('content.events.applications'),
          render: (row) => (
            <Link
              component={RouterLink}
              to={applicationsPath(row.id)}
              sx={{ position: 'relative', zIndex: 1 }}
            >
              {placesOf(row, t)}
            </Link>
          ),
        },
        {
          id: 'is_released',
          label: t('content.is_released'),
          render: (row) => (
            <Chip
              size="small"
              variant={row.is_released ? 'filled' : 'outlined'}
              color={row.is_released ? 'success' : 'default'}
              label={t(row.is_released ? 'content.released' : 'content.unreleased')}
            />
          ),
        },
        {
          id: 'updated_at',
          label: t('content.updated_at'),
          render: (row) => formatTime(row.updated_at, locale),
          sort: 'updated_at',
          isOptional: true,
        },
      ]}
    />
  );
}
