import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetOne } from 'ra-core';
import { useParams } from 'react-router-dom';
import { BackLink } from '../../components/BackLink.tsx';
import { Bounce, BounceChip } from '../../components/Bounce.tsx';
import { Fact } from '../../components/Fact.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Hint } from '../../components/Hint.tsx';
import { MailFrame } from '../../components/MailFrame.tsx';
import { PageLink } from '../../components/PageLink.tsx';
import { Row } from '../../components/Row.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { languageName } from '../../../../web/languages.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { statusOf, WHOLE_RECORD } from '../../providers/data-provider.ts';
import { DeliveryProblem } from '../../components/DeliveryProblem.tsx';
import { DeliveryState } from '../../components/DeliveryState.tsx';
import { Unloaded } from '../../components/Unloaded.tsx';
import { studentName } from '../../lib/student-names.ts';
import { mailName } from '../../lib/mail-name.ts';
import { DecisionDialog, type Decision } from './DecisionDialog.tsx';
import type { StaffRecord } from '../../../../server/client/resources.ts';

type Delivery = StaffRecord<'deliveries'>;

/** Where the mail belongs: student, application, company, recommendation. */
function About({ delivery }: { delivery: Delivery }) {
  const { t, pick } = useWording();
  const { recipient_user, application_id, company, recommend_mail_id } = delivery;
  const links = [
    recipient_user && { to: `/users/${recipient_user.id}`, words: studentName(recipient_user) },
    application_id !== null && {
      to: `/applications/${application_id}/show`,
      words: t('deliveries.application', { id: application_id }),
    },
    company && { to: `/companies/${company.id}`, words: pick(company.official_name) },
    recommend_mail_id !== null && {
      to: `/recommend_mails/${recommend_mail_id}/show`,
      words: t('deliveries.recommend_mail', { id: recommend_mail_id }),
    },
  ].filter((link) => link !== null && link !== false);
  if (links.length === 0) return '—';
  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      {links.map(({ to, words }) => (
        <PageLink key={to} to={to} sx={{ minHeight: 24 }}>
          {words}
        </PageLink>
      ))}
    </Stack>
  );
}

/** What a person may decide about it, and what was decided. */
function Decisions({ delivery, reload }: { delivery: Delivery; reload(): void }) {
  const { t, pick, locale } = useWording();
  const [decision, setDecision] = useState<Decision | null>(null);
  const { can, decided_at, decided_by, decided_reason } = delivery;
  const allowed = (['send_again', 'give_up'] as const).filter((one) => can[one]);
  return (
    <>
      {decided_at && (
        <Hint sx={{ mt: 1 }}>
          {t('deliveries.decided', {
            who: pick(decided_by ?? {}) || '—',
            when: formatTime(decided_at, locale),
            why: decided_reason ?? '',
          })}
        </Hint>
      )}
      {allowed.length > 0 && (
        <Stack direction="row" spacing={1} sx={{ mt: 1.5 }}>
          {allowed.map((one) => (
            <Button
              key={one}
              variant={one === 'send_again' ? 'contained' : 'outlined'}
              onClick={() => setDecision(one)}
            >
              {t(`deliveries.${one}`)}
            </Button>
          ))}
        </Stack>
      )}
      {decision && (
        <DecisionDialog
          decision={decision}
          ids={[delivery.id]}
          onClose={() => setDecision(null)}
          onDone={reload}
        />
      )}
    </>
  );
}

function Facts({ delivery }: { delivery: Delivery }) {
  const { t, locale } = useWording();
  const time = (iso: string | null) => (iso ? formatTime(iso, locale) : '—');
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        mt: 2,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      <Fact label={t('deliveries.recipient')}>{delivery.recipient_email}</Fact>
      <Fact label={t('deliveries.kind')}>{mailName(delivery.template, t)}</Fact>
      <Fact label={t('deliveries.about')}>
        <About delivery={delivery} />
      </Fact>
      <Fact label={t('deliveries.language')}>{languageName(delivery.language_code, locale)}</Fact>
      <Fact label={t('deliveries.available_at')}>{time(delivery.available_at)}</Fact>
      <Fact label={t('deliveries.sent_at')}>{time(delivery.sent_at)}</Fact>
      <Fact label={t('deliveries.attempts')}>{delivery.attempts}</Fact>
      <Fact label={t('deliveries.attachments')}>
        {delivery.attachments.length === 0
          ? t('deliveries.no_attachments')
          : delivery.attachments.map(({ file_name }) => file_name).join(', ')}
      </Fact>
    </Box>
  );
}

/** The mail as written, in a frame without scripts, forms or a way out of it. */
function Body({ delivery }: { delivery: Delivery }) {
  const { t } = useWording();
  const { body_html, body_text, language_code } = delivery;
  if (!body_html && !body_text) return <EmptyState title={t('deliveries.no_body')} />;
  return (
    <Stack spacing={2}>
      <Typography variant="caption" color="textSecondary">
        {t('deliveries.covered')}
      </Typography>
      {body_html && (
        <Box component="section" aria-labelledby="rendered-heading">
          <Typography id="rendered-heading" component="h2" variant="h2" sx={{ mb: 1 }}>
            {t('deliveries.rendered')}
          </Typography>
          <MailFrame html={body_html} title={t('deliveries.frame')} lang={language_code} />
        </Box>
      )}
      {body_text && (
        <Box component="section" aria-labelledby="text-heading">
          <Typography id="text-heading" component="h2" variant="h2" sx={{ mb: 1 }}>
            {t('deliveries.text_part')}
          </Typography>
          <Paper
            component="pre"
            variant="outlined"
            lang={language_code}
            tabIndex={0}
            sx={{ m: 0, p: 2, whiteSpace: 'pre-wrap', fontFamily: 'inherit', fontSize: '0.875rem' }}
          >
            {body_text}
          </Paper>
        </Box>
      )}
    </Stack>
  );
}

export default function DeliveryPage() {
  const { t } = useWording();
  const id = String(useParams()['id']);
  const { data, error, refetch } = useGetOne<Delivery>('deliveries', { id: id as never, meta: WHOLE_RECORD });
  usePageTitle(data?.subject ?? t('deliveries.title'));
  if (!data || statusOf(error) === 404)
    return (
      <Unloaded
        error={error}
        onRetry={() => void refetch()}
        missing={{
          title: t('deliveries.not_found'),
          back: { to: '/deliveries', label: t('deliveries.back') },
        }}
      />
    );
  return (
    <Stack spacing={2} sx={{ maxWidth: 1000, mx: 'auto' }}>
      <Paper variant="outlined" sx={{ p: { xs: 2, md: 2.5 } }}>
        <BackLink to="/deliveries" label={t('deliveries.back')} />
        <Row spacing={1.5}>
          <Typography component="h1" variant="h1" lang={data.language_code}>
            {data.subject ?? mailName(data.template, t)}
          </Typography>
          <DeliveryState state={data.state} />
          <BounceChip kind={data.bounce_kind} />
        </Row>
        {data.last_error && (
          <Alert
            severity={data.state === 'failed' || data.state === 'held' ? 'error' : 'info'}
            sx={{ mt: 1 }}
          >
            {t('deliveries.last_error')}:{' '}
            <DeliveryProblem delivery={{ last_error: data.last_error, state: data.state }} />
          </Alert>
        )}
        <Bounce mail={data} />
        <Decisions delivery={data} reload={() => void refetch()} />
        <Facts delivery={data} />
      </Paper>
      <Body delivery={data} />
    </Stack>
  );
}
