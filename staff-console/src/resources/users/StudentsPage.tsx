import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useGetList, useLocale } from 'react-admin';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import { formatMonth, formatShortDay, formatTime } from '../../lib/short-dates.ts';
import { useMasterItems, useMasterNames } from '../../lib/use-master-data.ts';
import { kanaName, studentName } from '../../lib/student-names.ts';
import { useNow } from '../../../../web/use-now.ts';
import { useMember } from '../../session/member.ts';
import { FinishDialog } from './FinishDialog.tsx';
import { QueueTabs } from './QueueTabs.tsx';
import { type StudentRow } from './student.ts';

const LEVELS = ['signed_up', 'minimum_initialized', 'initialized'] as const satisfies StudentRow['level'][];
const STATUSES = [
  'active',
  'paused',
  'closed',
  'merged',
  'deleted',
] as const satisfies StudentRow['status'][];
/** Days somebody has waited, begun ones not counted. */
const DAY = 86_400_000;
const daysSince = (iso: string, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(iso)) / DAY));

/** Where a student stands in the queue, and since or for when. */
function Consulting({ row }: { row: StudentRow }) {
  const t = useTranslate();
  const locale = useLocale();
  const now = useNow();
  if (row.consulting === null) return '—';
  return (
    <>
      <Chip
        size="small"
        label={t(`students.tabs.${row.consulting}`)}
        color={row.consulting === 'overdue' ? 'warning' : 'default'}
        sx={{ mr: 0.75 }}
      />
      {row.career_meeting_at
        ? formatTime(row.career_meeting_at, locale)
        : row.phone_consulting_wished_at &&
          t('students.since_days', {
            day: formatShortDay(row.phone_consulting_wished_at, locale),
            smart_count: daysSince(row.phone_consulting_wished_at, now),
          })}
    </>
  );
}

interface Chosen {
  ids: number[];
  clear(): void;
}

/** Every student, searched by name in any writing, address or phone. */
export default function StudentsPage() {
  const t = useTranslate();
  const pick = usePick();
  const locale = useLocale();
  const nameOf = useMasterNames('countries', 'prefectures');
  const { items: countries } = useMasterItems('countries');
  const choices = (items: readonly { id: number; name: string }[]) =>
    items.map(({ id, name }) => ({ value: id, label: name }));
  const { sees_all_applications: seesAll } = useMember();
  const members = useGetList<StaffRow<'hf_members'>>('hf_members', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'ASC' },
  });
  const [finishing, setFinishing] = useState<Chosen | null>(null);
  const time = (iso: string | null) => (iso === null ? '—' : formatTime(iso, locale));
  const { items: prefectures } = useMasterItems('prefectures');
  const place = (row: StudentRow) =>
    nameOf('prefectures', row.living_prefecture_id) || nameOf('countries', row.living_country_id) || '—';
  return (
    <>
      <ResourceList<StudentRow>
        resource="users"
        title={t('students.title')}
        {...(!seesAll && { hint: t('students.hint') })}
        nameOf={studentName}
        linkTo={(row) => `/users/${row.id}`}
        sort={{ field: 'id', order: 'DESC' }}
        searchLabel={t('students.search')}
        hasExport
        head={<QueueTabs />}
        filters={[
          {
            kind: 'choice',
            name: 'level',
            label: t('students.level'),
            choices: LEVELS.map((value) => ({ value, label: t(`students.levels.${value}`) })),
          },
          {
            kind: 'choice',
            name: 'status',
            label: t('students.status'),
            choices: STATUSES.map((value) => ({ value, label: t(`students.statuses.${value}`) })),
          },
          {
            kind: 'choice',
            name: 'home_country_id',
            label: t('students.home_country_id'),
            choices: choices(countries),
          },
          {
            kind: 'choice',
            name: 'living_prefecture_id',
            label: t('students.living_prefecture_id'),
            choices: choices(prefectures),
          },
          {
            kind: 'choice',
            name: 'jlpt',
            label: t('students.jlpt_least'),
            choices: [1, 2, 3, 4, 5].map((value) => ({ value, label: `N${value}` })),
          },
          { kind: 'day', name: 'graduate_from', label: t('students.graduate_from') },
          { kind: 'day', name: 'graduate_to', label: t('students.graduate_to') },
          {
            kind: 'choice',
            name: 'hf_member_id',
            label: t('students.mentor'),
            choices: (members.data ?? []).map(({ id, names }) => ({
              value: id,
              label: pick(names) || `#${id}`,
            })),
          },
          { kind: 'flag', name: 'has_applications', label: t('students.has_applications') },
        ]}
        renderBulkActions={({ ids, clear }) => (
          <>
            <Button onClick={() => setFinishing({ ids, clear })}>{t('students.finish')}</Button>
            <ButtonLink to={`/recommend_mails/create?user_ids=${ids.join(',')}`}>
              {t('students.recommend')}
            </ButtonLink>
          </>
        )}
        empty={{ title: t('students.empty') }}
        columns={[
          {
            id: 'name',
            label: t('students.name'),
            sort: 'last_name',
            render: studentName,
          },
          {
            id: 'kana',
            label: t('students.kana'),
            sort: 'last_name_kana',
            render: (row) => <span lang="ja">{kanaName(row) || '—'}</span>,
          },
          {
            id: 'home_country_id',
            label: t('students.home_country_id'),
            render: (row) => nameOf('countries', row.home_country_id) || '—',
          },
          { id: 'place', label: t('students.place'), render: place, isOptional: true },
          {
            id: 'jlpt',
            label: t('students.jlpt'),
            render: (row) => (row.jlpt === null ? '—' : `N${row.jlpt}`),
          },
          {
            id: 'graduate_latest_school_at',
            label: t('students.graduate_latest_school_at'),
            sort: 'graduate_latest_school_at',
            render: (row) => formatMonth(row.graduate_latest_school_at, locale) || '—',
          },
          {
            id: 'consulting',
            label: t('students.consulting'),
            sort: 'phone_consulting_wished_at',
            render: (row) => <Consulting row={row} />,
          },
          {
            id: 'applications',
            label: t('students.applications'),
            render: (row) =>
              row.view === 'recommending' || row.applications_count === 0
                ? '—'
                : t('students.applications_count', {
                    live: row.live_applications_count,
                    count: row.applications_count,
                  }),
          },
          {
            id: 'hf_members',
            label: t('students.mentors'),
            render: (row) =>
              row.view === 'recommending'
                ? '—'
                : row.hf_members.map(({ names }) => pick(names)).join(', ') || '—',
          },
          {
            id: 'email',
            label: t('students.email'),
            isOptional: true,
            render: (row) => (row.view === 'recommending' ? '—' : row.email),
          },
          {
            id: 'phone_num',
            label: t('students.phone_num'),
            isOptional: true,
            render: (row) =>
              row.view === 'recommending' ? (
                '—'
              ) : (
                <span style={{ whiteSpace: 'nowrap' }}>{row.phone_num ?? '—'}</span>
              ),
          },
          {
            id: 'level',
            label: t('students.level'),
            isOptional: true,
            render: (row) => t(`students.levels.${row.level}`),
          },
          {
            id: 'status',
            label: t('students.status'),
            isOptional: true,
            render: (row) => t(`students.statuses.${row.status}`),
          },
          {
            id: 'created_at',
            label: t('students.created_at'),
            sort: 'created_at',
            isOptional: true,
            render: (row) => time(row.created_at),
          },
        ]}
      />
      {finishing && (
        <FinishDialog ids={finishing.ids} onDone={finishing.clear} onClose={() => setFinishing(null)} />
      )}
    </>
  );
}
