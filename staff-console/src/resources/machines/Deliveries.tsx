import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { useId, useState } from 'react';
import type { StaffRecord, StaffRow } from '../../../../server/client/resources.ts';
import { isWebhookEvent } from '../../../../domain/webhooks.ts';
import { CommandButton } from '../../components/CommandButton.tsx';
import { Hint } from '../../components/Hint.tsx';
import { Pager } from '../../components/ListPager.tsx';
import { PageLink } from '../../components/PageLink.tsx';
import { Row } from '../../components/Row.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { useApi } from '../../providers/api-context.ts';

type Endpoint = StaffRecord<'webhook_endpoints'>;
type Delivery = StaffRow<'webhook_deliveries'>;

interface DeliveryProps {
  delivery: Delivery;
  canSend: boolean;
  reload(): void;
}

function DeliveryItem({ delivery, canSend, reload }: DeliveryProps) {
  const { t, time } = useWording();
  const api = useApi();
  const { id, kind, state, application_id, attempts, last_status, last_duration_ms } = delivery;
  const isSettled = state === 'sent' || state === 'failed';
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Typography variant="body2" color={state === 'failed' ? 'error.dark' : 'textSecondary'}>
        {t(`machines.webhooks.states.${state}`)} · {time(delivery.last_attempt_at ?? delivery.created_at)} ·{' '}
        {isWebhookEvent(kind) ? t(`machines.webhooks.event.${kind}`) : t('machines.webhooks.is_test')}
        {application_id !== null && (
          <>
            {' · '}
            <PageLink to={`/applications/${application_id}/show`}>
              {t('machines.webhooks.application', { id: application_id })}
            </PageLink>
          </>
        )}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {t('machines.webhooks.attempts', { count: attempts })}
        {last_status !== null && ` · ${t('machines.webhooks.status', { status: last_status })}`}
        {last_duration_ms !== null && ` · ${t('machines.webhooks.duration', { ms: last_duration_ms })}`}
        {state === 'pending' &&
          attempts > 0 &&
          ` · ${t('machines.webhooks.next', { time: time(delivery.available_at) })}`}
      </Typography>
      {delivery.last_error && (
        <Typography variant="body2" color="error.dark" lang="en" sx={{ mt: 0.5 }}>
          {delivery.last_error}
        </Typography>
      )}
      {delivery.last_answer && (
        <Typography
          component="pre"
          variant="body2"
          tabIndex={0}
          aria-label={t('machines.webhooks.answer')}
          sx={{ mt: 1, mb: 0, fontFamily: 'monospace', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {delivery.last_answer}
        </Typography>
      )}
      {canSend && isSettled && (
        <Box sx={{ mt: 1 }}>
          <CommandButton
            size="small"
            work={async () => {
              await api.command('hf_member__send_webhook_again', { webhook_delivery: { id } });
              return t('machines.webhooks.again_done');
            }}
            after={reload}
          >
            {t('machines.webhooks.again')}
          </CommandButton>
        </Box>
      )}
    </Paper>
  );
}

const PER_PAGE = 20;

/** What an endpoint was told, the newest first, and how it answered. */
export function Deliveries({ endpoint, reload }: { endpoint: Endpoint; reload: () => void }) {
  const { t } = useWording();
  const api = useApi();
  const headingId = useId();
  const [page, setPage] = useState(1);
  const [onlyFailed, setOnlyFailed] = useState(false);
  const canSend = endpoint.is_active && endpoint.renewed_at !== null;
  const {
    data = [],
    total = 0,
    isPending,
    refetch,
  } = useGetList('webhook_deliveries', {
    filter: { webhook_endpoint_id: endpoint.id, ...(onlyFailed && { state: 'failed' }) },
    pagination: { page, perPage: PER_PAGE },
    sort: { field: 'id', order: 'DESC' },
  });
  const lookAgain = () => {
    void refetch();
    reload();
  };
  const rows = data as Delivery[];
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} component="h2" variant="h2" sx={{ mt: 3, mb: 1 }}>
        {t('machines.webhooks.log')}
      </Typography>
      <Row sx={{ mb: 1 }}>
        <CommandButton
          size="small"
          disabled={!canSend}
          work={async () => {
            const body = { webhook_endpoint: { id: endpoint.id } };
            await api.command('hf_member__test_webhook_endpoint', body);
            return t('machines.webhooks.test_done');
          }}
          after={lookAgain}
        >
          {t('machines.webhooks.test')}
        </CommandButton>
        <Button
          size="small"
          aria-pressed={onlyFailed}
          onClick={() => {
            setOnlyFailed(!onlyFailed);
            setPage(1);
          }}
        >
          {t(onlyFailed ? 'machines.webhooks.all' : 'machines.webhooks.only_failed')}
        </Button>
        <Button size="small" onClick={lookAgain}>
          {t('machines.webhooks.look_again')}
        </Button>
      </Row>
      {rows.length === 0 && !isPending ? (
        <Hint>{t('machines.webhooks.no_deliveries')}</Hint>
      ) : (
        <Stack component="ol" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {rows.map((delivery) => (
            <DeliveryItem key={delivery.id} delivery={delivery} canSend={canSend} reload={lookAgain} />
          ))}
        </Stack>
      )}
      <Pager
        page={page}
        perPage={PER_PAGE}
        shown={rows.length}
        total={total}
        isCapped={false}
        onPage={setPage}
      />
    </section>
  );
}
