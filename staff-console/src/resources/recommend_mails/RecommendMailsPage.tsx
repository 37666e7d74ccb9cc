import { useLocale } from 'react-admin';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { BounceChip } from '../../components/Bounce.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import { formatPlannedTime, formatTime } from '../../lib/short-dates.ts';
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
  const t = useTranslate();
  const pick = usePick();
  const locale = useLocale();
  return (
    <ResourceList<Row>
      resource="recommend_mails"
      title={t('recommend_mails.title')}
      hint={t('recommend_mails.hint')}
      nameOf={(row) => studentName(row.user)}
      linkTo={(row) => `/recommend_mails/${row.id}/show`}
      sort={{ field: 'id', order: 'DESC' }}
      searchLabel={t('recommend_mails.search')}
      hasExport
      createLabel={t('recommend_mails.new')}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('recommend_mails.state'),
          choices: STATES.map((value) => ({ value, label: t(`recommend_mails.states.${value}`) })),
        },
        { kind: 'switch', name: 'has_applied', label: t('recommend_mails.applied_only') },
        { kind: 'switch', name: 'has_replied', label: t('bounces.replied_only') },
        { kind: 'switch', name: 'is_bounced', label: t('bounces.bounced_only') },
      ]}
      empty={{ title: t('recommend_mails.empty') }}
      columns={[
        { id: 'student', label: t('recommend_mails.student'), render: (row) => studentName(row.user) },
        {
          id: 'jobs',
          label: t('recommend_mails.jobs'),
          render: (row) => row.jobs.map(({ title }) => pick(title)).join(locale === 'ja' ? '、' : ', '),
        },
        {
          id: 'state',
          label: t('recommend_mails.state'),
          render: (row) => (
            <>
              <RecommendState state={row.state} isSkipped={row.skipped_code !== null} />{' '}
              <BounceChip kind={row.bounced_at ? 'soft' : null} />
            </>
          ),
        },
        {
          id: 'replied',
          label: t('bounces.replied'),
          align: 'right',
          render: (row) => row.replied_count,
        },
        {
          id: 'applied',
          label: t('recommend_mails.applied'),
          align: 'right',
          render: (row) => `${row.applied_count} / ${row.jobs.length}`,
        },
        {
          id: 'by',
          label: t('recommend_mails.by'),
          render: (row) => (row.hf_member ? pick(row.hf_member.names) : '—'),
        },
        {
          id: 'time',
          label: t('recommend_mails.time'),
          sort: 'send_after',
          render: (row) =>
            row.state === 'scheduled' && row.send_after
              ? t('recommend_mails.when.goes_on', { when: formatPlannedTime(row.send_after, locale) })
              : formatTime(row.sent_recommend_at ?? row.send_after ?? row.created_at, locale),
        },
      ]}
    />
  );
}
