import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useGetList, useRefresh } from 'ra-core';
import { Link, useLocation } from 'react-router-dom';
import { user as entity } from '../../../../domain/entities/user.ts';
import type { CommandAnswer } from '../../../../server/client/contract.ts';
import { useNow } from '../../../../web/use-now.ts';
import { type BulkLine, type BulkResult, DryRunDialog } from '../../components/DryRunDialog.tsx';
import { describe } from '../../described/describe.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { formatMonth, formatShortDay } from '../../lib/short-dates.ts';
import { kanaName, studentName } from '../../lib/student-names.ts';
import { useMasterNames } from '../../lib/use-master-data.ts';
import { useApi } from '../../providers/api-context.ts';
import type { StudentRow } from './student.ts';
import { numberFormat } from '../../lib/intl-formats.ts';

/** Records talks as held, after showing which; for ten minutes that can be taken back. */
export function FinishDialog({ ids, onClose, onDone }: { ids: number[]; onClose(): void; onDone?(): void }) {
  const t = useTranslate();
  const refresh = useRefresh();
  const finish = useFinishConsulting();
  return (
    <DryRunDialog
      title={t('students.finish_title')}
      confirmLabel={t('students.finish')}
      preview={() => finish.preview(ids)}
      execute={() => finish.execute(ids)}
      onClose={onClose}
      onDone={() => {
        refresh();
        onDone?.();
      }}
    />
  );
}

type Result = Pick<
  CommandAnswer<'hf_member__finish_consulting'>['results'][number],
  'id' | 'user' | 'is_done' | 'message'
>;

interface FinishConsulting {
  /** Line by line, what would be recorded. */
  preview(ids: number[]): Promise<BulkLine[]>;
  execute(ids: number[]): Promise<BulkResult>;
}

/** Records consultations as held, or answers what would be; what was recorded can be taken back. */
function useFinishConsulting(): FinishConsulting {
  const api = useApi();
  const t = useTranslate();
  const lineOf = ({ id, user, is_done, message }: Result): BulkLine => ({
    id,
    who: user ? studentName(user) : `#${id}`,
    what: is_done ? t('students.finish_what') : null,
    skipped: is_done ? null : (message ?? ''),
  });
  const send = async (ids: number[], dry_run: boolean) => {
    const { results } = await api.command('hf_member__finish_consulting', { ids, dry_run });
    return {
      lines: results.map(lineOf),
      talks: results.flatMap(({ consultation_id }) => consultation_id ?? []),
    };
  };
  return {
    preview: async (ids) => (await send(ids, true)).lines,
    async execute(ids) {
      const { lines, talks } = await send(ids, false);
      if (talks.length === 0) return { lines };
      return {
        lines,
        undo: async () => {
          const { results } = await api.command('hf_member__undo_finish_consulting', { ids: talks });
          return results.filter(({ is_done }) => !is_done).map(lineOf);
        },
      };
    },
  };
}

/** Days somebody has waited, begun ones not counted. */
const DAY = 86_400_000;
const daysSince = (iso: string, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(iso)) / DAY));

/** Where a student stands in the queue, and since or for when. */
function Consulting({ row }: { row: StudentRow }) {
  const { t, time, locale } = useWording();
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
        ? time(row.career_meeting_at)
        : row.phone_consulting_wished_at &&
          t('students.since_days', {
            day: formatShortDay(row.phone_consulting_wished_at, locale),
            smart_count: daysSince(row.phone_consulting_wished_at, now),
          })}
    </>
  );
}

const QUEUES = ['waiting', 'planned', 'overdue'] as const;
type Queue = (typeof QUEUES)[number];

/** What one needs to call somebody. */
const COLUMNS = 'name,kana,phone_num,consulting,applications,hf_members';

/** Who waits longest, or whose talk comes next, stands first. */
const addressOf = (queue: Queue) =>
  new URLSearchParams({
    filter: JSON.stringify({ consulting: queue }),
    sort: queue === 'waiting' ? 'phone_consulting_wished_at' : 'career_meeting_at',
    order: 'ASC',
    columns: COLUMNS,
  }).toString();

function QueueTab({ queue, isChosen }: { queue: Queue; isChosen: boolean }) {
  const { t, locale } = useWording();
  const { total, meta } = useGetList<StudentRow>('users', {
    filter: { consulting: queue },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'DESC' },
  });
  const isCapped = (meta as { is_capped?: boolean } | undefined)?.is_capped === true;
  const count = total === undefined ? '' : ` (${numberFormat(locale).format(total)}${isCapped ? '+' : ''})`;
  return (
    <Button
      component={Link}
      to={{ pathname: '/users', search: addressOf(queue) }}
      variant={isChosen ? 'contained' : 'outlined'}
      aria-current={isChosen ? 'page' : undefined}
    >
      {t(`students.tabs.${queue}`)}
      {count}
    </Button>
  );
}

/** All students, or one part of the queue for a consultation. */
function QueueTabs() {
  const { t } = useWording();
  const { search } = useLocation();
  const filter = new URLSearchParams(search).get('filter') ?? '';
  const chosen = QUEUES.find((queue) => filter.includes(`"consulting":"${queue}"`));
  return (
    <Box
      component="nav"
      aria-label={t('students.queue')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}
    >
      <Button
        component={Link}
        to="/users"
        variant={chosen ? 'outlined' : 'contained'}
        aria-current={chosen ? undefined : 'page'}
      >
        {t('students.tabs.everybody')}
      </Button>
      {QUEUES.map((queue) => (
        <QueueTab key={queue} queue={queue} isChosen={queue === chosen} />
      ))}
    </Box>
  );
}

function Place({ row }: { row: StudentRow }) {
  const nameOf = useMasterNames('countries', 'prefectures');
  return nameOf('prefectures', row.living_prefecture_id) || nameOf('countries', row.living_country_id) || '—';
}

/** Every student, searched by name in any writing, address or phone. */
export default describe('users', entity, {
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
