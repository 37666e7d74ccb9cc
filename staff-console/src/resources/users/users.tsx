import { user } from '../../../../domain/entities/user.ts';
import { describe } from '../../described/describe.ts';
import { formatMonth } from '../../lib/short-dates.ts';
import { kanaName, studentName } from '../../lib/student-names.ts';
import { useMasterNames } from '../../lib/use-master-data.ts';
import { Consulting } from './Consulting.tsx';
import { FinishDialog } from './FinishDialog.tsx';
import { QueueTabs } from './QueueTabs.tsx';
import type { StudentRow } from './student.ts';

function Place({ row }: { row: StudentRow }) {
  const nameOf = useMasterNames('countries', 'prefectures');
  return nameOf('prefectures', row.living_prefecture_id) || nameOf('countries', row.living_country_id) || '—';
}

/** Every student, searched by name in any writing, address or phone. */
export default describe('users', user, {
  words: 'students',
  nameOf: studentName,
  choices: {
    level: (level) => `students.levels.${level}`,
    status: (status) => `students.statuses.${status}`,
  },
  list: {
    sort: ['id', 'DESC'],
    hint: ({ t, member }) => (member.sees_all_applications ? undefined : t('students.hint')),
    hasEmptyHint: false,
    hasExport: true,
    Head: QueueTabs,
    bulk: [
      { label: 'students.finish', Dialog: FinishDialog },
      {
        label: 'students.recommend',
        pathOf: (ids) => `/recommend_mails/create?user_ids=${ids.join(',')}`,
      },
    ],
    filters: [
      { name: 'level', values: ['signed_up', 'minimum_initialized', 'initialized'] },
      { name: 'status', values: ['active', 'paused', 'closed', 'merged', 'deleted'] },
      { name: 'home_country_id', select: 'countries' },
      { name: 'living_prefecture_id', select: 'prefectures' },
      { name: 'jlpt', label: 'students.jlpt_least', values: [1, 2, 3, 4, 5], nameOf: (level) => `N${level}` },
      { name: 'graduate_from', kind: 'day' },
      { name: 'graduate_to', kind: 'day' },
      { name: 'hf_member_id', label: 'students.mentor', select: 'hf_members' },
      { name: 'has_applications', kind: 'flag' },
    ],
    columns: [
      { id: 'name', label: 'students.name', sort: 'last_name', render: studentName },
      {
        id: 'kana',
        label: 'students.kana',
        sort: 'last_name_kana',
        render: (row) => <span lang="ja">{kanaName(row) || '—'}</span>,
      },
      'home_country_id',
      { id: 'place', label: 'students.place', isOptional: true, render: (row) => <Place row={row} /> },
      { field: 'jlpt', render: ({ jlpt }) => (jlpt === null ? '—' : `N${jlpt}`) },
      {
        field: 'graduate_latest_school_at',
        sort: true,
        render: (row, { locale }) => formatMonth(row.graduate_latest_school_at, locale) || '—',
      },
      {
        field: 'consulting',
        sort: 'phone_consulting_wished_at',
        render: (row) => <Consulting row={row} />,
      },
      {
        id: 'applications',
        label: 'students.applications',
        render: (row, { t }) =>
          row.view === 'recommending' || row.applications_count === 0
            ? '—'
            : t('students.applications_count', {
                live: row.live_applications_count,
                count: row.applications_count,
              }),
      },
      {
        id: 'hf_members',
        label: 'students.mentors',
        render: (row, { pick }) =>
          row.view === 'recommending'
            ? '—'
            : row.hf_members.map(({ names }) => pick(names)).join(', ') || '—',
      },
      {
        id: 'email',
        label: 'students.email',
        isOptional: true,
        render: (row) => (row.view === 'recommending' ? '—' : row.email),
      },
      {
        id: 'phone_num',
        label: 'students.phone_num',
        isOptional: true,
        render: (row) =>
          row.view === 'recommending' ? (
            '—'
          ) : (
            <span style={{ whiteSpace: 'nowrap' }}>{row.phone_num ?? '—'}</span>
          ),
      },
      { field: 'level', isOptional: true },
      { field: 'status', isOptional: true },
      { field: 'created_at', sort: true, isOptional: true },
    ],
  },
});
