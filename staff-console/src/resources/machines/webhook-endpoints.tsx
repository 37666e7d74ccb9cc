import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { webhookEndpoint } from '../../../../domain/entities/webhook.ts';
import { WEBHOOK_EVENTS } from '../../../../domain/webhooks.ts';
import type { StaffRecord, StaffRow } from '../../../../server/client/resources.ts';
import { Hint } from '../../components/Hint.tsx';
import { describe } from '../../described/describe.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { useApi } from '../../providers/api-context.ts';
import { Deliveries } from './Deliveries.tsx';
import { ManyChoices } from './ManyChoices.tsx';
import { SecretButton } from './Secret.tsx';

type Endpoint = StaffRecord<'webhook_endpoints'>;

function EventsInput() {
  const { t } = useWording();
  return (
    <ManyChoices
      source="events"
      label={t('machines.webhooks.events')}
      hint={t('machines.webhooks.events_hint')}
      values={WEBHOOK_EVENTS}
      nameOf={(event) => t(`machines.webhooks.event.${event}`)}
    />
  );
}

function Facts({ endpoint }: { endpoint: Endpoint }) {
  const { t, time } = useWording();
  const { renewed_at, previous_until, failing_since, switched_off_at } = endpoint;
  return (
    <Stack spacing={1}>
      <Hint>
        {renewed_at
          ? `${t('machines.webhooks.renewed_at')}: ${time(renewed_at)}`
          : t('machines.webhooks.no_secret')}
        {previous_until && ` · ${t('machines.webhooks.previous_until', { time: time(previous_until) })}`}
      </Hint>
      {switched_off_at ? (
        <Alert severity="error">{t('machines.webhooks.switched_off', { time: time(switched_off_at) })}</Alert>
      ) : (
        failing_since && (
          <Alert severity="warning">
            {t('machines.webhooks.failing_since', { time: time(failing_since) })}
          </Alert>
        )
      )}
    </Stack>
  );
}

function Renew({ endpoint: { id, renewed_at }, reload }: { endpoint: Endpoint; reload: () => void }) {
  const { t } = useWording();
  const api = useApi();
  return (
    <SecretButton
      label={t(renewed_at ? 'machines.webhooks.renew' : 'machines.webhooks.make_secret')}
      {...(renewed_at && { warning: t('machines.webhooks.renew_warning') })}
      make={async () => {
        const body = { webhook_endpoint: { id } };
        return (await api.command('hf_member__renew_webhook_secret', body)).secret;
      }}
      onClosed={reload}
    />
  );
}

function State({ row }: { row: StaffRow<'webhook_endpoints'> }) {
  const { t } = useWording();
  if (row.switched_off_at || (row.is_active && row.failing_since))
    return <Chip size="small" color="warning" label={t('machines.webhooks.is_failing')} />;
  if (!row.is_active) return <Chip size="small" label={t('machines.webhooks.is_off')} />;
  return row.renewed_at ? (
    <Chip size="small" color="success" label={t('machines.webhooks.is_on')} />
  ) : (
    <Chip size="small" color="warning" label={t('machines.webhooks.is_new')} />
  );
}

/** Systems that are told what happens to applications, by name. */
export default describe('webhook_endpoints', webhookEndpoint, {
  words: 'machines.webhooks',
  createdBy: 'manager',
  defaults: { is_active: true, events: [] },
  nameOf: (row) => row.name,
  facts: (endpoint) => <Facts endpoint={endpoint} />,
  actions: (endpoint, _wording, reload) => <Renew endpoint={endpoint} reload={reload} />,
  aside: (endpoint, _wording, reload) => <Deliveries endpoint={endpoint} reload={reload} />,
  list: {
    sort: ['name', 'ASC'],
    columns: [
      { field: 'name', sort: true },
      { id: 'state', label: 'machines.webhooks.state', render: (row) => <State row={row} /> },
      { field: 'url', isLong: true },
      { field: 'last_sent_at', render: (row, { time }) => (row.last_sent_at ? time(row.last_sent_at) : '—') },
    ],
  },
  form: [
    {
      title: 'machines.webhooks.one',
      hint: 'machines.webhooks.one_hint',
      grid: 300,
      fields: [
        'name',
        { field: 'url', isRequired: true },
        'is_active',
        { render: EventsInput, fields: ['events'] },
      ],
    },
  ],
});
