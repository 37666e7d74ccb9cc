import AttachFileIcon from '../../../../web/icons/AttachFile.tsx';
import Box from '@mui/material/Box';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { BounceChip } from '../../components/Bounce.tsx';
import { DeliveryProblem } from '../../components/DeliveryProblem.tsx';
import { DeliveryState } from '../../components/DeliveryState.tsx';
import { describe, NO_TABLE } from '../../described/describe.ts';
import { useWording, type Wording } from '../../i18n/use-wording.ts';
import { MAIL_KINDS, mailName } from '../../lib/mail-name.ts';
import { studentName } from '../../lib/student-names.ts';
import { GiveUpDialog, SendAgainDialog } from './DecisionDialog.tsx';

type Row = StaffRow<'deliveries'>;

function Subject({ row }: { row: Row }) {
  const { t } = useWording();
  return (
    <>
      <span lang={row.subject ? row.language_code : undefined}>
        {row.subject || mailName(row.template, t)}
      </span>
      {row.attachments.length > 0 && (
        <AttachFileIcon
          fontSize="inherit"
          titleAccess={t('deliveries.attachments')}
          sx={{ ml: 0.5, verticalAlign: 'middle' }}
        />
      )}
    </>
  );
}

const whoOf = ({ recipient_user, company }: Row, { pick }: Wording) =>
  recipient_user ? studentName(recipient_user) : company && pick(company.official_name);

/** Every mail, the newest first; those that did not simply go are sent again or given up, one or many. */
export default describe('deliveries', NO_TABLE, {
  words: 'deliveries',
  nameOf: (row, { t }) => `${row.subject || mailName(row.template, t)} · ${row.recipient_email}`,
  choices: { state: (state) => `deliveries.states.${state}` },
  list: {
    sort: ['id', 'DESC'],
    linkTo: (row) => `/deliveries/${row.id}/show`,
    filters: [
      { name: 'is_undecided', label: 'deliveries.undecided', kind: 'switch' },
      { name: 'is_bounced', label: 'bounces.filter', kind: 'switch' },
      { name: 'state', values: ['pending', 'sending', 'sent', 'kept', 'failed', 'held', 'cancelled'] },
      {
        name: 'template',
        label: 'deliveries.kind',
        values: MAIL_KINDS,
        words: (kind: (typeof MAIL_KINDS)[number]) => `deliveries.kinds.${kind}`,
      },
      { name: 'recipient_user_id', label: 'students.one', kind: 'reference', to: 'users' },
      { name: 'application_id', label: 'deliveries.application_number', kind: 'number' },
    ],
    bulk: [
      { label: 'deliveries.send_again', Dialog: SendAgainDialog },
      { label: 'deliveries.give_up', Dialog: GiveUpDialog },
    ],
    columns: [
      { field: 'subject', render: (row) => <Subject row={row} /> },
      {
        id: 'recipient',
        label: 'deliveries.recipient',
        render: (row, wording) => (
          <>
            {whoOf(row, wording)}
            <Box sx={{ color: 'text.secondary', minWidth: 180, overflowWrap: 'anywhere' }}>
              {row.recipient_email}
            </Box>
          </>
        ),
      },
      { id: 'kind', label: 'deliveries.kind', render: (row, { t }) => mailName(row.template, t) },
      {
        field: 'state',
        render: (row) => (
          <>
            <DeliveryState state={row.state} /> <BounceChip kind={row.bounce_kind} />
          </>
        ),
      },
      {
        id: 'time',
        label: 'deliveries.time',
        sort: 'available_at',
        render: (row, { time }) => time(row.sent_at ?? row.available_at),
      },
      {
        field: 'last_error',
        isOptional: true,
        render: ({ last_error, state }) =>
          last_error ? <DeliveryProblem delivery={{ last_error, state }} /> : '—',
      },
      { field: 'attempts', isOptional: true, align: 'right' },
    ],
  },
});
