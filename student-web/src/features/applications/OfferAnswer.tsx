import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { UNDO_MINUTES } from '../../../../domain/constants.ts';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { LangText } from '../../components/LangText.tsx';
import { Notice } from '../../components/Notice.tsx';
import { api } from '../../lib/api.ts';
import type { Application } from '../../lib/api-types.ts';
import { useKeepApplication } from '../../lib/application.ts';
import { differenceTexts, type Offer } from './offer-differences.ts';
import { showNextStep } from './show-next-step.ts';

/** Yes or no to an offer: a promise, so it is asked twice, and can be taken back for some minutes. */
export function OfferAnswer({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  const [choice, setChoice] = useState<'accept' | 'decline' | null>(null);
  const keep = useKeepApplication();
  const answer = useMutation({
    mutationFn: (isAccepted: boolean) =>
      api.command('user__answer_offer', {
        application: { id: application.id, is_student_accept_offer: isAccepted },
      }),
    onSuccess(changed) {
      keep(changed);
      setChoice(null);
      showNextStep();
    },
  });
  return (
    <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
      <Button variant="contained" color="primary" size="large" onClick={() => setChoice('accept')}>
        {t('offer.accept')}
      </Button>
      <Button variant="outlined" size="large" onClick={() => setChoice('decline')}>
        {t('offer.decline')}
      </Button>
      {choice && (
        <ConfirmDialog
          title={t(`offer.${choice}Title`)}
          confirm={t(`offer.${choice}`)}
          isPending={answer.isPending}
          error={answer.error}
          onConfirm={() => answer.mutate(choice === 'accept')}
          onClose={() => setChoice(null)}
        >
          <Typography sx={{ fontWeight: 700 }}>
            <LangText map={application.recruitment.company.official_name} unlabelled /> ·{' '}
            <LangText map={application.recruitment.title} unlabelled />
          </Typography>
          {choice === 'accept' && application.offer && <Differences offer={application.offer} />}
          <Typography>{t(`offer.${choice}Text`)}</Typography>
          <Typography>{t('offer.mayUndo', { count: UNDO_MINUTES })}</Typography>
        </ConfirmDialog>
      )}
    </Box>
  );
}

/** What is not as advertised, told once more before it is agreed to. */
function Differences({ offer }: { offer: Offer }) {
  const { t } = useTranslation('applications');
  const differs = Object.entries(differenceTexts(offer, t));
  if (differs.length === 0) return null;
  return (
    <Notice severity="warning">
      <AlertTitle>{t('offer.notAsAdvertised')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {differs.map(([term, text]) => (
          <li key={term}>{text}</li>
        ))}
      </Box>
    </Notice>
  );
}
