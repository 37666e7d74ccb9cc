import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetOne } from 'ra-core';
import { useParams } from 'react-router-dom';
import { RECOMMEND_MAIL_TYPES } from '../../../../domain/recommending.ts';
import type { StaffFilter, StaffRecord } from '../../../../server/client/resources.ts';
import { languageName } from '../../../../web/languages.ts';
import { Bounce, BounceChip } from '../../components/Bounce.tsx';
import { CommandButton } from '../../components/CommandButton.tsx';
import { DeliveryProblem } from '../../components/DeliveryProblem.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Fact } from '../../components/Fact.tsx';
import { Facts } from '../../components/Facts.tsx';
import { Hint } from '../../components/Hint.tsx';
import { MailFrame } from '../../components/MailFrame.tsx';
import { PageLink } from '../../components/PageLink.tsx';
import { Row } from '../../components/Row.tsx';
import { Unloaded } from '../../components/Unloaded.tsx';
import { listPath } from '../../components/list/list-path.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { formatPlannedTime, formatTime } from '../../lib/short-dates.ts';
import { studentName } from '../../lib/student-names.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useApi } from '../../providers/api-context.ts';
import { statusOf, WHOLE_RECORD } from '../../providers/data-provider.ts';
import { useMember } from '../../session/member.ts';
import { RecommendState } from './recommend-mails.tsx';
import { RepliesPanel } from './RepliesPanel.tsx';

const PARTS = ['total', 'sent', 'replied', 'applied', 'skipped', 'bounced'] as const;

/** What came of all the mails that were sent together; nothing for one that was sent alone. */
function SendingTotals({ mail }: { mail: StaffRecord<'recommend_mails'> }) {
  const t = useTranslate();
  const { sending, send_id } = mail;
  if (!sending || !send_id || sending.total < 2) return null;
  const filter: StaffFilter<'recommend_mails'> = { send_id };
  return (
    <Box component="section" aria-labelledby="sending" sx={{ mt: 2 }}>
      <Typography id="sending" component="h2" variant="subtitle2">
        {t('bounces.sending')}{' '}
        <PageLink to={listPath('recommend_mails', filter)} sx={{ ml: 1, fontWeight: 400 }}>
          {t('bounces.sending_list')}
        </PageLink>
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 0.5,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(84px, 1fr))',
        }}
      >
        {PARTS.map((part) => (
          <Fact key={part} label={t(`bounces.totals.${part}`)} isBold>
            {sending[part]}
          </Fact>
        ))}
      </Box>
    </Box>
  );
}

type Mail = StaffRecord<'recommend_mails'>;

function UndoButton({ mail, reload }: { mail: Mail; reload(): void }) {
  const { t } = useWording();
  const api = useApi();
  const undo = async () => {
    await api.command('hf_member__undo_recommend_mails', { ids: [mail.id] });
    return t('recommend_mails.undone');
  };
  return (
    <CommandButton work={undo} after={reload}>
      {t('recommend_mails.undo')}
    </CommandButton>
  );
}

/** Who wrote it to whom, and how. */
function MailFacts({ mail }: { mail: Mail }) {
  const { t, pick, locale } = useWording();
  const isType = (type: string): type is (typeof RECOMMEND_MAIL_TYPES)[number] =>
    RECOMMEND_MAIL_TYPES.some((one) => one === type);
  const { recommend_mail_type: type, mail_template_group: template, language_code: language } = mail;
  return (
    <Facts
      items={[
        {
          label: t('recommend_mails.student'),
          value: <PageLink to={`/users/${mail.user.id}`}>{studentName(mail.user)}</PageLink>,
        },
        { label: t('recommend_mails.by'), value: pick(mail.hf_member?.names ?? {}) },
        {
          label: t('recommend_mails.type'),
          value: isType(type) ? t(`recommend_mails.types.${type}`) : type,
        },
        { label: t('recommend_mails.template'), value: template?.name },
        { label: t('mail_templates.language_id'), value: language && languageName(language, locale) },
        {
          label: t('recommend_mails.talk'),
          value: t(`recommend_mails.talks.${mail.is_including_meeting_schedule ? 'yes' : 'no'}`),
        },
      ]}
    />
  );
}

/** Why a job is told again, in each language it was written in. */
function Reasons({ job }: { job: Mail['jobs'][number] }) {
  const reasons = [
    { lang: 'en', text: job.reason_en },
    { lang: 'ja', text: job.reason_ja },
  ].filter(({ text }) => text);
  return reasons.map(({ lang, text }) => (
    <Hint key={lang} lang={lang}>
      {text}
    </Hint>
  ));
}

function Jobs({ mail }: { mail: Mail }) {
  const { t, pick } = useWording();
  return (
    <Stack component="ul" spacing={0.5} sx={{ m: 0, pl: 2.5 }}>
      {mail.jobs.map((job) => (
        <li key={`${job.recruitment_id}-${job.is_again}`}>
          <PageLink to={`/recruitments/${job.recruitment_id}`}>{pick(job.title)}</PageLink>{' '}
          {job.is_again && <Chip size="small" label={t('recommend_mails.is_again')} />}{' '}
          {job.left_out_code && (
            <Chip
              size="small"
              color="warning"
              label={t('recommend_mails.left_out_then', {
                why: t(`recommend_mails.left_out.${job.left_out_code}`),
              })}
            />
          )}{' '}
          {job.has_applied && <Chip size="small" color="success" label={t('recommend_mails.has_applied')} />}
          <Reasons job={job} />
        </li>
      ))}
    </Stack>
  );
}

/** One recommend mail: to whom, which jobs, how far it is, what it says. */
export default function RecommendMailPage() {
  const { t, locale } = useWording();
  const { role } = useMember();
  const id = String(useParams()['id']);
  const { data, error, refetch } = useGetOne<Mail>('recommend_mails', {
    id: id as never,
    meta: WHOLE_RECORD,
  });
  usePageTitle(t('recommend_mails.title'));
  if (!data || statusOf(error) === 404)
    return (
      <Unloaded
        error={error}
        onRetry={() => void refetch()}
        missing={{
          title: t('recommend_mails.not_found'),
          back: { to: '/recommend_mails', label: t('recommend_mails.back') },
        }}
      />
    );
  const isSent = data.sent_recommend_at !== null;
  const time = data.sent_recommend_at ?? data.send_after;
  return (
    <Stack spacing={2} sx={{ maxWidth: 1000, mx: 'auto' }}>
      <Paper variant="outlined" sx={{ p: { xs: 2, md: 2.5 } }}>
        <PageLink to="/recommend_mails" variant="body2">
          {t('recommend_mails.back')}
        </PageLink>
        <Typography component="h1" variant="h1" sx={{ my: 1 }}>
          {studentName(data.user)}
        </Typography>
        <Row spacing={1.5} sx={{ mb: 1.5 }}>
          <RecommendState state={data.state} isSkipped={data.skipped_code !== null} />
          <BounceChip kind={data.delivery?.bounce_kind ?? null} />
          {time && (
            <Hint>
              {data.state === 'scheduled'
                ? t('recommend_mails.when.goes', { when: formatPlannedTime(time, locale) })
                : `${t(isSent ? 'recommend_mails.sent_at' : 'recommend_mails.waits_until')}: ${formatTime(time, locale)}`}
            </Hint>
          )}
          {data.can.undo && <UndoButton mail={data} reload={() => void refetch()} />}
          {data.delivery && role === 'manager' && (
            <PageLink to={`/deliveries/${data.delivery.id}/show`}>
              {t('recommend_mails.to_delivery')}
            </PageLink>
          )}
        </Row>
        {data.skipped_code && (
          <Alert severity="warning" sx={{ mb: 1.5 }}>
            {t('recommend_mails.skipped_then', {
              why: t(`recommend_mails.skipped.${data.skipped_code}`),
            })}
          </Alert>
        )}
        {data.state === 'held' && data.delivery?.last_error && (
          <Alert severity="warning" sx={{ mb: 1.5 }}>
            <DeliveryProblem
              delivery={{ last_error: data.delivery.last_error, state: data.delivery.state }}
            />{' '}
            {role !== 'manager' && t('recommend_mails.held_hint')}
          </Alert>
        )}
        <MailFacts mail={data} />
        <Typography component="h2" variant="h3" sx={{ mt: 2, mb: 0.5 }}>
          {t('recommend_mails.jobs')}
        </Typography>
        {data.delivery && <Bounce mail={data.delivery} />}
        {data.bounced_at && (
          <Typography variant="body2" sx={{ my: 1 }}>
            {t('bounces.not_arrived')}
          </Typography>
        )}
        <Jobs mail={data} />
        <SendingTotals mail={data} />
      </Paper>
      <RepliesPanel mail={data} reload={() => void refetch()} />
      {data.body_html ? (
        <>
          <Typography component="h2" variant="h2" lang={data.language_code ?? undefined}>
            {data.subject}
          </Typography>
          <MailFrame
            html={data.body_html}
            title={t('mail_templates.frame')}
            lang={data.language_code ?? 'en'}
          />
        </>
      ) : (
        <EmptyState
          title={
            data.delivery?.last_error ? (
              <DeliveryProblem
                delivery={{ last_error: data.delivery.last_error, state: data.delivery.state }}
              />
            ) : (
              t('recommend_mails.unwritten')
            )
          }
        />
      )}
    </Stack>
  );
}
