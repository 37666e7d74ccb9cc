import AttachFileIcon from '@mui/icons-material/AttachFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocale } from 'react-admin';
import { BounceChip } from '../../components/Bounce.tsx';
import { DeliveryProblem } from '../../components/DeliveryProblem.tsx';
import { DeliveryState } from '../../components/DeliveryState.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import { StudentFilter } from '../../components/list/StudentFilter.tsx';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { MAIL_KINDS, useMailName } from '../../lib/use-mail-name.ts';
import { studentName } from '../../lib/student-names.ts';
import { DecisionDialog, type Decision } from './DecisionDialog.tsx';
import { type DeliveryRow } from './delivery.ts';
import { NumberFilter } from '../../components/list/NumberFilter.tsx';

const STATES = [
  'pending',
  'sending',
  'sent',
  'kept',
  'failed',
  'held',
  'cancelled',
] as const satisfies DeliveryRow['state'][];

interface Chosen {
  decision: Decision;
  ids: number[];
  clear(): void;
  reload(): void;
}

function Subject({ row, kind }: { row: DeliveryRow; kind: string }) {
  const t = useTranslate();
  return (
    <>
      <span lang={row.subject ? row.language_code : undefined}>{row.subject || kind}</span>
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

/** Every mail, the newest first; those that did not simply go are sent again or given up, one or many. */
export default function DeliveriesPage() {
  const t = useTranslate();
  const pick = usePick();
  const locale = useLocale();
  const kindOf = useMailName();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const nameOf = (row: DeliveryRow) => `${row.subject || kindOf(row.template)} · ${row.recipient_email}`;
  const whoOf = (row: DeliveryRow) =>
    row.recipient_user ? studentName(row.recipient_user) : row.company && pick(row.company.official_name);
  return (
    <>
      <ResourceList<DeliveryRow>
        resource="deliveries"
        title={t('deliveries.title')}
        hint={t('deliveries.hint')}
        nameOf={nameOf}
        linkTo={(row) => `/deliveries/${row.id}/show`}
        sort={{ field: 'id', order: 'DESC' }}
        searchLabel={t('deliveries.search')}
        filters={[
          { kind: 'switch', name: 'is_undecided', label: t('deliveries.undecided') },
          { kind: 'switch', name: 'is_bounced', label: t('bounces.filter') },
          {
            kind: 'choice',
            name: 'state',
            label: t('deliveries.state'),
            choices: STATES.map((value) => ({ value, label: t(`deliveries.states.${value}`) })),
          },
          {
            kind: 'choice',
            name: 'template',
            label: t('deliveries.kind'),
            choices: MAIL_KINDS.map((value) => ({ value, label: t(`deliveries.kinds.${value}`) })),
          },
          {
            kind: 'custom',
            name: 'recipient_user_id',
            label: t('students.one'),
            render: (value, change) => <StudentFilter value={value} onChange={change} />,
          },
          {
            kind: 'custom',
            name: 'application_id',
            label: t('deliveries.application_number'),
            render: (value, change) => (
              <NumberFilter label={t('deliveries.application_number')} value={value} change={change} />
            ),
          },
        ]}
        renderBulkActions={(selected) =>
          (['send_again', 'give_up'] as const).map((decision) => (
            <Button key={decision} onClick={() => setChosen({ decision, ...selected })}>
              {t(`deliveries.${decision}`)}
            </Button>
          ))
        }
        empty={{ title: t('deliveries.empty'), hint: t('deliveries.empty_hint') }}
        columns={[
          {
            id: 'subject',
            label: t('deliveries.subject'),
            render: (row) => <Subject row={row} kind={kindOf(row.template)} />,
          },
          {
            id: 'recipient',
            label: t('deliveries.recipient'),
            render: (row) => (
              <>
                {whoOf(row)}
                <Box sx={{ color: 'text.secondary', minWidth: 180, overflowWrap: 'anywhere' }}>
                  {row.recipient_email}
                </Box>
              </>
            ),
          },
          { id: 'kind', label: t('deliveries.kind'), render: (row) => kindOf(row.template) },
          {
            id: 'state',
            label: t('deliveries.state'),
            render: (row) => (
              <>
                <DeliveryState state={row.state} /> <BounceChip kind={row.bounce_kind} />
              </>
            ),
          },
          {
            id: 'time',
            label: t('deliveries.time'),
            sort: 'available_at',
            render: (row) => formatTime(row.sent_at ?? row.available_at, locale),
          },
          {
            id: 'last_error',
            label: t('deliveries.last_error'),
            isOptional: true,
            render: ({ last_error, state }) =>
              last_error ? <DeliveryProblem delivery={{ last_error, state }} /> : '—',
          },
          {
            id: 'attempts',
            label: t('deliveries.attempts'),
            isOptional: true,
            align: 'right',
            render: (row) => row.attempts,
          },
        ]}
      />
      {chosen && (
        <DecisionDialog
          decision={chosen.decision}
          ids={chosen.ids}
          onClose={() => setChosen(null)}
          onDone={() => {
            chosen.reload();
            chosen.clear();
          }}
        />
      )}
    </>
  );
}
