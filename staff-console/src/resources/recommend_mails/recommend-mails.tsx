import Chip from '@mui/material/Chip';
import { recommendMail } from '../../../../domain/entities/recommend-mail.ts';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { BounceChip } from '../../components/Bounce.tsx';
import { DELIVERY_COLOURS } from '../../components/DeliveryState.tsx';
import { describe } from '../../described/describe.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { formatPlannedTime } from '../../lib/short-dates.ts';
import { studentName } from '../../lib/student-names.ts';

type State = StaffRow<'recommend_mails'>['state'];

/** Each as the delivery that stands behind it. */
const AS_DELIVERY = {
  draft: 'kept',
  scheduled: 'pending',
  sending: 'sending',
  sent: 'sent',
  held: 'held',
  cancelled: 'cancelled',
} as const satisfies Record<State, keyof typeof DELIVERY_COLOURS>;

/** @param isSkipped nobody took it back: it was not to go when its time came */
export function RecommendState({ state, isSkipped = false }: { state: State; isSkipped?: boolean }) {
  const t = useTranslate();
  return (
    <Chip
      size="small"
      label={t(isSkipped ? 'recommend_mails.states.skipped' : `recommend_mails.states.${state}`)}
      sx={DELIVERY_COLOURS[AS_DELIVERY[state]]}
    />
  );
}

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
