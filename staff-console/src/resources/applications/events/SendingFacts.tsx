import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { LoadProblem } from '../../../components/LoadProblem.tsx';
import { Tick } from '../../../components/choices.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useApi } from '../../../providers/api-context.ts';
import { useDesk } from '../desk/desk-context.ts';
import { recipientsOf } from './recipients.ts';

interface SendingFactsProps {
  mustConfirm: boolean;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
  /** Tells whether everything needed before sending is there. */
  onReady: (isReady: boolean) => void;
  /** An alert that came with the server's refusal: it was written after this page was loaded. */
  newAlert: string | null;
}

/** Before a resume leaves: what to watch with this company, who gets the mail, and the note that goes along. */
export function SendingFacts({ mustConfirm, isConfirmed, onConfirm, onReady, newAlert }: SendingFactsProps) {
  const t = useTranslate();
  const api = useApi();
  const { application } = useDesk();
  const companyId = application.recruitment.company.id;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['company', companyId],
    queryFn: () => api.query('aggregates__company', { id: companyId }),
  });
  const recipients = data && recipientsOf(data);
  const alert = newAlert ?? application.resume_submit_alert;
  const isReady = Boolean(recipients?.to.length) && (!alert || !mustConfirm || isConfirmed);
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
      {recipients?.to.length === 0 && <Alert severity="error">{t('events.send.nobody')}</Alert>}
      {recipients && recipients.to.length > 0 && (
        <Box>
          <Typography component="h3" variant="h3">
            {t('events.send.recipients')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {recipients.to.map((person) => (
              <li key={person.email}>
                {person.name} {'<'}
                {person.email}
                {'>'}
                {person.is_main_person && ` (${t('events.send.main_person')})`}
              </li>
            ))}
            {recipients.cc.map((email) => (
              <li key={email}>
                {t('events.send.cc')}: {email}
              </li>
            ))}
          </Box>
        </Box>
      )}
      {application.resume.hf_remark && (
        <Box>
          <Typography component="h3" variant="h3">
            {t('events.send.remark')}
          </Typography>
          <Typography lang="ja" sx={{ whiteSpace: 'pre-wrap' }}>
            {application.resume.hf_remark}
          </Typography>
        </Box>
      )}
    </>
  );
}
