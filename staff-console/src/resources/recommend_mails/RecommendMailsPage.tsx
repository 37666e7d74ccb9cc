import { useLocale } from 'react-admin';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { BounceChip } from '../../components/Bounce.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { usePick, useSay } from '../../i18n/use-words.ts';
import { formatPlannedTime, formatTime } from '../../lib/dates.ts';
import { studentName } from '../../lib/student-names.ts';
import { RecommendState } from './RecommendState.tsx';

type Row = StaffRow<'recommend_mails'>;
const STATES = [
  'scheduled',
  'sending',
  'sent',
  'held',
  'cancelled',
  'draft',
] as const satisfies Row['state'][];

/** What was recommended to whom, and whether it led to an application. */
export default function RecommendMailsPage() {
  const say = useSay();
  const pick = usePick();
  const locale = useLocale();
  return (
    <ResourceList<Row>
      resource="recommend_mails"
      title={say('recommend_mails.title')}
      hint={say('recommend_mails.hint')}
      nameOf={(row) => studentName(row.user)}
      linkTo={(row) => `/recommend_mails/${row.id}/show`}
      sort={{ field: 'id', order: 'DESC' }}
      searchLabel={say('recommend_mails.search')}
      hasExport
      createLabel={say('recommend_mails.new')}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: say('recommend_mails.state'),
          choices: STATES.map((value) => ({ value, label: say(`recommend_mails.states.${value}`) })),
        },
        { kind: 'switch', name: 'has_applied', label: say('recommend_mails.applied_only') },
        { kind: 'switch', name: 'has_replied', label: say('bounces.replied_only') },
        { kind: 'switch', name: 'is_bounced', label: say('bounces.bounced_only') },
      ]}
      empty={{ title: say('recommend_mails.empty') }}
      columns={[
        { id: 'student', label: say('recommend_mails.student'), render: (row) => studentName(row.user) },
        {
          id: 'jobs',
          label: say('recommend_mails.jobs'),
          render: (row) => row.jobs.map(({ title }) => pick(title)).join(locale === 'ja' ? '、' : ', '),
        },
        {
          id: 'state',
          label: say('recommend_mails.state'),
          render: (row) => (
            <>
              <RecommendState state={row.state} isSkipped={row.skipped_code !== null} />{' '}
              <BounceChip kind={row.bounced_at ? 'soft' : null} />
            </>
          ),
        },
        {
          id: 'replied',
          label: say('bounces.replied'),
          align: 'right',
          render: (row) => row.replied_count,
        },
        {
          id: 'applied',
          label: say('recommend_mails.applied'),
          align: 'right',
          render: (row) => `${row.applied_count} / ${row.jobs.length}`,
        },
        {
          id: 'by',
          label: say('recommend_mails.by'),
          render: (row) => (row.hf_member ? pick(row.hf_member.names) : '—'),
        },
        {
          id: 'time',
          label: say('recommend_mails.time'),
          sort: 'send_after',
          render: (row) =>
            row.state === 'scheduled' && row.send_after
              ? say('recommend_mails.when.goes_on', { when: formatPlannedTime(row.send_after, locale) })
              : formatTime(row.sent_recommend_at ?? row.send_after ?? row.created_at, locale),
        },
      ]}
    />
  );
}
