import { recommendMail } from '../../../../domain/entities/recommend-mail.ts';
import { BounceChip } from '../../components/Bounce.tsx';
import { describe } from '../../described/describe.ts';
import { formatPlannedTime } from '../../lib/short-dates.ts';
import { studentName } from '../../lib/student-names.ts';
import { RecommendState } from './RecommendState.tsx';

/** What was recommended to whom, and whether it led to an application. */
export default describe('recommend_mails', recommendMail, {
  words: 'recommend_mails',
  createdBy: 'everybody',
  nameOf: (row) => studentName(row.user),
  choices: { state: (state) => `recommend_mails.states.${state}` },
  list: {
    sort: ['id', 'DESC'],
    linkTo: (row) => `/recommend_mails/${row.id}/show`,
    hasExport: true,
    hasEmptyHint: false,
    filters: [
      { name: 'state', values: ['scheduled', 'sending', 'sent', 'held', 'cancelled', 'draft'] },
      { name: 'has_applied', label: 'recommend_mails.applied_only', kind: 'switch' },
      { name: 'has_replied', label: 'bounces.replied_only', kind: 'switch' },
      { name: 'is_bounced', label: 'bounces.bounced_only', kind: 'switch' },
    ],
    columns: [
      { id: 'student', label: 'recommend_mails.student', render: (row) => studentName(row.user) },
      {
        field: 'jobs',
        render: (row, { pick, locale }) =>
          row.jobs.map(({ title }) => pick(title)).join(locale === 'ja' ? '、' : ', '),
      },
      {
        field: 'state',
        render: (row) => (
          <>
            <RecommendState state={row.state} isSkipped={row.skipped_code !== null} />{' '}
            <BounceChip kind={row.bounced_at ? 'soft' : null} />
          </>
        ),
      },
      { field: 'replied_count', id: 'replied', label: 'bounces.replied', align: 'right' },
      {
        id: 'applied',
        label: 'recommend_mails.applied',
        align: 'right',
        render: (row) => `${row.applied_count} / ${row.jobs.length}`,
      },
      {
        id: 'by',
        label: 'recommend_mails.by',
        render: (row, { pick }) => (row.hf_member ? pick(row.hf_member.names) : '—'),
      },
      {
        id: 'time',
        label: 'recommend_mails.time',
        sort: 'send_after',
        render: (row, { t, time, locale }) =>
          row.state === 'scheduled' && row.send_after
            ? t('recommend_mails.when.goes_on', { when: formatPlannedTime(row.send_after, locale) })
            : time(row.sent_recommend_at ?? row.send_after ?? row.created_at),
      },
    ],
  },
});
