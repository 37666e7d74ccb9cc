import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import MuiLink from '@mui/material/Link';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { NONE_FITS_MAX } from '../../../../domain/interview-slots.ts';
import type { QueryAnswer } from '../../../../server/client/contract.ts';
import { AppointmentTime } from '../../components/AppointmentTime.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { LangText } from '../../components/LangText.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Failure, Loading } from '../../components/states.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { api } from '../../lib/api.ts';
import type { Application } from '../../lib/api-types.ts';
import { refreshApplication, useKeepApplication } from '../../lib/application.ts';
import { showSnackbar } from '../../lib/snackbar.ts';
import { showNextStep } from './show-next-step.ts';

type Slot = QueryAnswer<'user__get_interview_slots'>['slots'][number];

/** Others pick from the same times: how often an open page looks which are left. */
const EVERY_MILLISECONDS = 30_000;

const keyOf = (applicationId: number) => ['interview_slots', applicationId] as const;

/** The times that the company offers for the interview, one of which the student picks, or says that none is possible. */
export function PickSlot({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  const { id, interview_slot_request: request } = application;
  const titleId = useId();
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(id),
    queryFn: () => api.query('user__get_interview_slots', { application_id: id }),
    refetchInterval: EVERY_MILLISECONDS,
  });
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3" id={titleId}>
        {request && request.interview_number > 1
          ? t('slots.titleLater', { number: request.interview_number })
          : t('slots.title')}
      </Typography>
      {request?.none_fits_at && (
        <Notice severity="info">
          {t('slots.toldNone')}
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{request.none_fits_comment}</Box>
        </Notice>
      )}
      {data ? (
        <Times application={application} slots={data.slots} titleId={titleId} />
      ) : error ? (
        <Failure isPart error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
      {!request?.none_fits_at && <NoneFits application={application} />}
    </Box>
  );
}

function Place({ slot }: { slot: Slot }) {
  const { t } = useTranslation('applications');
  return (
    <>
      {t('slots.minutes', { count: slot.minutes })}
      {' · '}
      {slot.is_online ? t('interview.online') : slot.place}
      {!slot.is_online && slot.google_map_url && (
        <>
          {' · '}
          <MuiLink href={slot.google_map_url} target="_blank" rel="noreferrer">
            {t('interview.map')}
          </MuiLink>
        </>
      )}
    </>
  );
}

interface TimesProps {
  application: Application;
  slots: readonly Slot[];
  titleId: string;
}

function Times({ application, slots, titleId }: TimesProps) {
  const { t } = useTranslation('applications');
  const client = useQueryClient();
  const keep = useKeepApplication();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [isAsked, setAsked] = useState(false);
  const chosen = slots.find(({ id }) => id === chosenId);
  const pick = useMutation({
    mutationFn: (slotId: number) =>
      api.command('user__pick_interview_slot', {
        application: { id: application.id },
        interview_slot: { id: slotId },
      }),
    onSuccess(changed) {
      keep(changed);
      showNextStep();
      showSnackbar('success', t('slots.picked'));
    },
    // Somebody was faster, or the time or the request is gone: what is left is shown beside the reason.
    onError() {
      setAsked(false);
      void client.invalidateQueries({ queryKey: keyOf(application.id) });
      refreshApplication(client, application.id);
    },
  });
  if (slots.length === 0)
    return (
      <>
        <FormErrors error={pick.error} />
        {!application.interview_slot_request?.none_fits_at && <Typography>{t('slots.noneLeft')}</Typography>}
      </>
    );
  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 1.5 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) setAsked(true);
      }}
    >
      <FormErrors error={pick.error} />
      <RadioGroup
        aria-labelledby={titleId}
        value={chosen ? String(chosen.id) : ''}
        onChange={(_event, value) => {
          setChosenId(Number(value));
          pick.reset();
        }}
        sx={{ display: 'grid', gap: 1 }}
      >
        {slots.map((slot) => (
          <FormControlLabel
            key={slot.id}
            value={String(slot.id)}
            disabled={slot.is_overlapping}
            control={<Radio />}
            sx={{ m: 0, p: 1, border: 1, borderColor: 'divider', borderRadius: 2, alignItems: 'flex-start' }}
            label={
              <Box sx={{ py: 1 }}>
                <Box sx={{ fontWeight: 700 }}>
                  <AppointmentTime instant={slot.starts_at} />
                </Box>
                <Typography variant="body2" component="div" color="inherit">
                  <Place slot={slot} />
                </Typography>
                {slot.is_overlapping && (
                  <Typography variant="body2" component="div" color="inherit">
                    {t('slots.overlapping')}
                  </Typography>
                )}
              </Box>
            }
          />
        ))}
      </RadioGroup>
      <Button
        type="submit"
        variant="contained"
        color="primary"
        size="large"
        disabled={!chosen}
        sx={{ justifySelf: 'start' }}
      >
        {t('slots.pick')}
      </Button>
      {isAsked && chosen && (
        <ConfirmDialog
          title={t('slots.confirmTitle')}
          confirm={t('slots.confirm')}
          isPending={pick.isPending}
          error={null}
          onConfirm={() => pick.mutate(chosen.id)}
          onClose={() => setAsked(false)}
        >
          <Typography sx={{ fontWeight: 700 }}>
            <LangText map={application.recruitment.company.official_name} unlabelled />
          </Typography>
          <Box>
            <AppointmentTime instant={chosen.starts_at} />
            <Typography component="div">
              <Place slot={chosen} />
            </Typography>
          </Box>
          <Typography>{t('slots.confirmText')}</Typography>
        </ConfirmDialog>
      )}
    </Box>
  );
}

/** What the student writes when none of the times is possible. */
function NoneFits({ application }: { application: Application }) {
  const { t } = useTranslation('applications');
  const keep = useKeepApplication();
  const [isOpen, setOpen] = useState(false);
  const [comment, setComment] = useState('');
  const refuse = useMutation({
    mutationFn: () =>
      api.command('user__refuse_interview_slots', {
        application: { id: application.id },
        comment: comment.trim(),
      }),
    onSuccess(changed) {
      keep(changed);
      showNextStep();
      showSnackbar('success', t('slots.noneSent'));
    },
  });
  return (
    <>
      <Button onClick={() => setOpen(true)} sx={{ justifySelf: 'start', ml: -1 }}>
        {t('slots.none')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('slots.noneTitle')}
          confirm={t('slots.noneSend')}
          isPending={refuse.isPending}
          isDisabled={comment.trim() === ''}
          error={refuse.error}
          onConfirm={() => refuse.mutate()}
          onClose={() => setOpen(false)}
        >
          <Typography>{t('slots.noneText')}</Typography>
          <TextField
            required
            label={t('slots.noneLabel')}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
            multiline
            minRows={3}
            slotProps={{ htmlInput: { maxLength: NONE_FITS_MAX, dir: 'auto' } }}
          />
        </ConfirmDialog>
      )}
    </>
  );
}
