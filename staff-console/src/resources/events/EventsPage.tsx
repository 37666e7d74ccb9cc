import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { useLocale } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { usePick, useSay } from '../../i18n/use-words.ts';
import { formatTime } from '../../lib/dates.ts';
import { useMember } from '../../session/member.ts';
import type { EventRow } from './event.ts';
import { applicationsPath, placesOf } from './places.ts';

/** Every event, the latest first. */
export default function EventsPage() {
  const say = useSay();
  const pick = usePick();
  const locale = useLocale();
  const { role } = useMember();
  const nameOf = (row: EventRow) => pick(row.title) || say('content.untitled', { id: row.id });
  return (
    <ResourceList<EventRow>
      resource="events"
      title={say('content.events.title')}
      hint={say('content.events.hint')}
      nameOf={nameOf}
      linkTo={(row) => `/events/${row.id}`}
      sort={{ field: 'start_at', order: 'DESC' }}
      searchLabel={say('content.search_title')}
      filters={[
        { kind: 'flag', name: 'is_released', label: say('content.is_released') },
        { kind: 'flag', name: 'is_past', label: say('content.events.is_past') },
      ]}
      createLabel={role === 'manager' ? say('content.events.new') : undefined}
      hasExport
      empty={{ title: say('content.events.empty'), hint: say('content.events.empty_hint') }}
      columns={[
        { id: 'title', label: say('content.name'), render: nameOf },
        {
          id: 'start_at',
          label: say('content.events.start_at'),
          render: (row) => formatTime(row.start_at, locale),
          sort: 'start_at',
        },
        {
          id: 'deadline',
          label: say('content.events.deadline'),
          render: (row) => (row.deadline ? formatTime(row.deadline, locale) : '—'),
          isOptional: true,
        },
        {
          id: 'places',
          label: say('content.events.applications'),
          render: (row) => (
            <Link
              component={RouterLink}
              to={applicationsPath(row.id)}
              sx={{ position: 'relative', zIndex: 1 }}
            >
              {placesOf(row, say)}
            </Link>
          ),
        },
        {
          id: 'is_released',
          label: say('content.is_released'),
          render: (row) => (
            <Chip
              size="small"
              variant={row.is_released ? 'filled' : 'outlined'}
              color={row.is_released ? 'success' : 'default'}
              label={say(row.is_released ? 'content.released' : 'content.unreleased')}
            />
          ),
        },
        {
          id: 'updated_at',
          label: say('content.updated_at'),
          render: (row) => formatTime(row.updated_at, locale),
          sort: 'updated_at',
          isOptional: true,
        },
      ]}
    />
  );
}
