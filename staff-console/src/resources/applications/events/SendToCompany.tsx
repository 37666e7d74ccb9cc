import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { CommandAnswer } from '../../../../../server/client/contract.ts';
import { useObjectUrl } from '../../../../../web/use-object-url.ts';
import { Hint } from '../../../components/Hint.tsx';
import { LoadProblem } from '../../../components/LoadProblem.tsx';
import { MailFrame } from '../../../components/MailFrame.tsx';
import { PdfFrame } from '../../../components/PdfFrame.tsx';
import { Tick } from '../../../components/choices.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useApi } from '../../../providers/api-context.ts';
import { useDesk } from '../desk/desk-context.ts';
import { usePdf } from '../desk/PdfPanel.tsx';

type Preview = CommandAnswer<'hf_member__preview_company_mail'>;

/** Of mail and PDF: with the buttons below them in sight. */
const HEIGHT = 420;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography component="h3" variant="h3" sx={{ mb: 0.75 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Recipients({ recipients }: Pick<Preview, 'recipients'>) {
  const t = useTranslate();
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {recipients.map(({ email, name, is_main_person }) => (
        <li key={email}>
          {name === null ? `${t('events.send.cc')}: ${email}` : `${name} <${email}>`}
          {is_main_person && ` (${t('events.send.main_person')})`}
        </li>
      ))}
    </Box>
  );
}

function Mail({ preview }: { preview: Preview }) {
  const t = useTranslate();
  return (
    <Part title={t('events.send.mail')}>
      <Typography lang="ja" sx={{ fontWeight: 700 }}>
        {preview.subject}
      </Typography>
      <Hint>{t('events.send.reply_to', { email: preview.reply_to ?? '' })}</Hint>
      <MailFrame html={preview.body_html ?? ''} title={t('events.send.mail')} lang="ja" height={HEIGHT} />
    </Part>
  );
}

function Attachment({ version }: { version: number }) {
  const t = useTranslate();
  const { data, error, isPending } = usePdf(version);
  const url = useObjectUrl(data);
  return (
    <Part title={t('events.send.attachment')}>
      <Hint>{t('events.send.agreed_version', { number: version })}</Hint>
      {url && (
        <Button size="small" href={url} target="_blank" rel="noreferrer" sx={{ px: 0 }}>
          {t('pdf.open')}
        </Button>
      )}
      {isPending && <Skeleton variant="rounded" height={HEIGHT} />}
      <PdfFrame url={url} error={error} height={HEIGHT} />
    </Part>
  );
}

interface SendToCompanyProps {
  mustConfirm: boolean;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
  /** Tells whether everything needed before sending is there. */
  onReady: (isReady: boolean) => void;
  /** An alert that came with the server's refusal: it was written after this page was loaded. */
  newAlert: string | null;
}

/** Before a resume leaves: what to watch with this company, who gets the mail, the mail itself and the PDF with it. */
export function SendToCompany({
  mustConfirm,
  isConfirmed,
  onConfirm,
  onReady,
  newAlert,
}: SendToCompanyProps) {
  const t = useTranslate();
  const api = useApi();
  const { application } = useDesk();
  const { id } = application;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['company-mail', id],
    queryFn: () => api.command('hf_member__preview_company_mail', { application: { id } }),
    // The company's addresses and the words of the mail may have been changed since.
    gcTime: 0,
  });
  const alert = newAlert ?? application.resume_submit_alert;
  const isReady = Boolean(data?.recipients.length) && (!alert || !mustConfirm || isConfirmed);
  const tell = useEffectEvent(onReady);
  useEffect(() => tell(isReady), [isReady]);
  return (
    <>
      {alert && (
        <Alert severity="warning">
          <Typography component="h3" variant="h3">
            {t('events.send.alert')}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap' }}>{alert}</Typography>
          {mustConfirm && (
            <Tick label={t('events.send.confirm_alert')} isOn={isConfirmed} onSwitch={onConfirm} />
          )}
        </Alert>
      )}
      {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {isPending && <Typography component="output">{t('events.send.loading')}</Typography>}
      {data?.recipients.length === 0 && <Alert severity="error">{t('events.send.nobody')}</Alert>}
      {data && data.recipients.length > 0 && (
        <>
          <Part title={t('events.send.recipients')}>
            <Recipients recipients={data.recipients} />
          </Part>
          <Box
            sx={{
              display: 'grid',
              gap: 2.5,
              alignItems: 'end',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <Mail preview={data} />
            <Attachment version={data.version_number} />
          </Box>
        </>
      )}
    </>
  );
}
