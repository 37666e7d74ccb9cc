import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useLocale } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { DryRunDialog } from '../../components/DryRunDialog.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import type { Selected } from '../../components/list/list-types.ts';
import { usePick, useSay } from '../../i18n/use-words.ts';
import { formatDay, formatMonth, formatTime } from '../../lib/dates.ts';
import { useMasterItems, useMasterNames } from '../../lib/use-master-data.ts';
import { useFinishConsulting } from './finish-consulting.ts';
import { kanaName, studentName } from '../../lib/student-names.ts';
import { type StudentRow } from './student.ts';

const LEVELS = ['signed_up', 'minimum_initialized', 'initialized'] as const satisfies StudentRow['level'][];
const STATUSES = [
  'active',
  'paused',
  'closed',
  'merged',
  'deleted',
] as const satisfies StudentRow['status'][];
const QUEUES = ['waiting', 'planned', 'overdue'] as const;

const TABS = [
  { key: 'everybody', search: '' },
  ...QUEUES.map((key) => ({
    key,
    search: `?filter=${encodeURIComponent(JSON.stringify({ consulting: key }))}&sort=${
      key === 'waiting' ? 'phone_consulting_wished_at' : 'career_meeting_at'
    }&order=ASC`,
  })),
] as const;

/** All students, or one part of the queue for a consultation: who waits longest stands first. */
function QueueTabs() {
  const say = useSay();
  const { search } = useLocation();
  const filter = new URLSearchParams(search).get('filter') ?? '';
  const chosen = QUEUES.find((queue) => filter.includes(`"consulting":"${queue}"`)) ?? 'everybody';
  return (
    <Box
      component="nav"
      aria-label={say('students.queue')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}
    >
      {TABS.map(({ key, search: to }) => (
        <Button
          key={key}
          component={Link}
          to={{ pathname: '/users', search: to }}
          variant={key === chosen ? 'contained' : 'outlined'}
          aria-current={key === chosen ? 'page' : undefined}
        >
          {say(`students.tabs.${key}`)}
        </Button>
      ))}
    </Box>
  );
}

function FinishButton({ selected }: { selected: Selected<StudentRow> }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const finish = useFinishConsulting();
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('students.finish')}</Button>
      {isOpen && (
        <DryRunDialog
          title={say('students.finish_title')}
          confirmLabel={say('students.finish')}
          preview={() => finish(selected.ids, true)}
          execute={async () => ({ lines: await finish(selected.ids, false) })}
          onClose={() => {
            setOpen(false);
            selected.clear();
          }}
          onDone={selected.reload}
        />
      )}
    </>
  );
}

/** Every student, searched by name in any writing, address or phone. */
export default function StudentsPage() {
  const say = useSay();
  const pick = usePick();
  const locale = useLocale();
  const nameOf = useMasterNames('countries', 'prefectures');
  const { items: countries } = useMasterItems('countries');
  const choices = (items: readonly { id: number; name: string }[]) =>
    items.map(({ id, name }) => ({ value: id, label: name }));
  const time = (iso: string | null) => (iso === null ? '—' : formatTime(iso, locale));
  const { items: prefectures } = useMasterItems('prefectures');
  const place = (row: StudentRow) =>
    nameOf('prefectures', row.living_prefecture_id) || nameOf('countries', row.living_country_id) || '—';
  return (
    <ResourceList<StudentRow>
      resource="users"
      title={say('students.title')}
      hint={say('students.hint')}
      nameOf={studentName}
      linkTo={(row) => `/users/${row.id}`}
      sort={{ field: 'id', order: 'DESC' }}
      searchLabel={say('students.search')}
      hasExport
      head={<QueueTabs />}
      filters={[
        {
          kind: 'choice',
          name: 'level',
          label: say('students.level'),
          choices: LEVELS.map((value) => ({ value, label: say(`students.levels.${value}`) })),
        },
        {
          kind: 'choice',
          name: 'status',
          label: say('students.status'),
          choices: STATUSES.map((value) => ({ value, label: say(`students.statuses.${value}`) })),
        },
        {
          kind: 'choice',
          name: 'home_country_id',
          label: say('students.home_country_id'),
          choices: choices(countries),
        },
        {
          kind: 'choice',
          name: 'living_prefecture_id',
          label: say('students.living_prefecture_id'),
          choices: choices(prefectures),
        },
        {
          kind: 'choice',
          name: 'jlpt',
          label: say('students.jlpt_least'),
          choices: [1, 2, 3, 4, 5].map((value) => ({ value, label: `N${value}` })),
        },
        { kind: 'day', name: 'graduate_from', label: say('students.graduate_from') },
        { kind: 'day', name: 'graduate_to', label: say('students.graduate_to') },
        { kind: 'flag', name: 'is_hope_phone_consulting', label: say('students.is_hope_phone_consulting') },
        { kind: 'flag', name: 'has_applications', label: say('students.has_applications') },
      ]}
      renderBulkActions={(selected) => <FinishButton selected={selected} />}
      empty={{ title: say('students.empty') }}
      columns={[
        {
          id: 'name',
          label: say('students.name'),
          sort: 'last_name',
          render: studentName,
        },
        {
          id: 'kana',
          label: say('students.kana'),
          sort: 'last_name_kana',
          render: (row) => <span lang="ja">{kanaName(row) || '—'}</span>,
        },
        {
          id: 'home_country_id',
          label: say('students.home_country_id'),
          render: (row) => nameOf('countries', row.home_country_id) || '—',
        },
        { id: 'place', label: say('students.place'), render: place, isOptional: true },
        {
          id: 'jlpt',
          label: say('students.jlpt'),
          render: (row) => (row.jlpt === null ? '—' : `N${row.jlpt}`),
        },
        {
          id: 'graduate_latest_school_at',
          label: say('students.graduate_latest_school_at'),
          sort: 'graduate_latest_school_at',
          render: (row) => formatMonth(row.graduate_latest_school_at, locale) || '—',
        },
        {
          id: 'consulting',
          label: say('students.consulting'),
          sort: 'phone_consulting_wished_at',
          render: (row) =>
            row.consulting === null ? (
              '—'
            ) : (
              <>
                <Chip
                  size="small"
                  label={say(`students.tabs.${row.consulting}`)}
                  color={row.consulting === 'overdue' ? 'warning' : 'default'}
                />{' '}
                {row.career_meeting_at
                  ? formatTime(row.career_meeting_at, locale)
                  : row.phone_consulting_wished_at &&
                    say('students.since', {
                      day: formatDay(row.phone_consulting_wished_at.slice(0, 10), locale),
                    })}
              </>
            ),
        },
        {
          id: 'applications',
          label: say('students.applications'),
          render: (row) =>
            row.view === 'recommending'
              ? '—'
              : say('students.applications_count', {
                  live: row.live_applications_count,
                  count: row.applications_count,
                }),
        },
        {
          id: 'hf_members',
          label: say('students.mentors'),
          render: (row) =>
            row.view === 'recommending'
              ? '—'
              : row.hf_members.map(({ names }) => pick(names)).join(', ') || '—',
        },
        {
          id: 'email',
          label: say('students.email'),
          isOptional: true,
          render: (row) => (row.view === 'recommending' ? '—' : row.email),
        },
        {
          id: 'phone_num',
          label: say('students.phone_num'),
          isOptional: true,
          render: (row) => (row.view === 'recommending' ? '—' : (row.phone_num ?? '—')),
        },
        {
          id: 'level',
          label: say('students.level'),
          isOptional: true,
          render: (row) => say(`students.levels.${row.level}`),
        },
        {
          id: 'status',
          label: say('students.status'),
          isOptional: true,
          render: (row) => say(`students.statuses.${row.status}`),
        },
        {
          id: 'created_at',
          label: say('students.created_at'),
          sort: 'created_at',
          isOptional: true,
          render: (row) => time(row.created_at),
        },
      ]}
    />
  );
}
