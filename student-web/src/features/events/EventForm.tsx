import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { required } from '../../../../domain/required.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useNavigate } from 'react-router-dom';
import { pickText } from '../../../../domain/languages.ts';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { api } from '../../lib/api.ts';
import type { EventDetail } from '../../lib/api-types.ts';
import { applyCampaign } from '../../lib/campaign.ts';
import { campaignData } from '../../lib/campaign-store.ts';
import { usePageLanguage } from '../../lib/page-language.ts';
import { showFieldErrors } from '../../lib/server-errors.ts';
import { showSnackbar } from '../../lib/snackbar.ts';
import { FormQuestion } from './FormQuestion.tsx';
import type { ResumeSource } from './resume-source.ts';
import { useKeptAnswers } from './use-kept-answers.ts';
import { useRefreshEvents } from './use-event.ts';

type Answer = string | string[] | null;
type Values = Record<`question${number}`, Answer>;
type Question = NonNullable<EventDetail['form']>['form_questions'][number];

const nameOf = (question: Pick<Question, 'id'>) => `question${question.id}` as const;

/** What is sent: choices are kept by their place and named by their words, each on a line of its own. */
function textOf({ options }: Question, answer: Answer, language: string): string {
  if (!options) return String(answer ?? '').trim();
  const places = Array.isArray(answer) ? answer : [answer || null];
  const words = places.map((place) => place !== null && pickText(options[Number(place)], language)?.text);
  return words.filter(Boolean).join('\n');
}

interface Props {
  event: EventDetail;
  userId: number;
  /** Where the event asks for a resume. */
  resumeSource?: ResumeSource;
  /** Whether that resume can be sent as it is. */
  isResumeReady?: boolean;
}

const WHY_NOT_ID = 'apply-why-not';

/**
 * Applies and answers the event's questions. The answers are checked before anything is sent, so that nobody
 * is left with half an application; if the second call fails all the same, pressing again sends only that.
 */
export function EventForm({ event, userId, resumeSource, isResumeReady = true }: Props) {
  const { t } = useTranslation('events');
  const language = usePageLanguage();
  const questions = event.form?.form_questions ?? [];
  const form = useForm<Values>({
    defaultValues: Object.fromEntries(
      questions.map((question) => [nameOf(question), question.kind === 'choices' ? [] : '']),
    ),
  });
  const forgetDraft = useKeptAnswers(form, userId, `event-${event.id}`);
  const navigate = useNavigate();
  const refresh = useRefreshEvents();
  const isApplied = event.event_application !== null;
  const answersOf = (values: Values) =>
    questions
      .map((question) => ({
        form_question_id: question.id,
        answer_text: textOf(question, required(values[nameOf(question)]), language),
      }))
      .filter(({ answer_text }) => answer_text !== '');
  const send = useMutation({
    mutationFn: async (values: Values) => {
      if (!isApplied) {
        const campaign = campaignData.get();
        await api.command('user__apply_event', {
          event_application: {
            event_id: event.id,
            ...(resumeSource && { resume_source: resumeSource }),
            ...(campaign && applyCampaign(campaign)),
          },
        });
      }
      if (!event.form) return;
      await api.command('user__answer_event_hf_form', {
        event_application: {
          event_id: event.id,
          form_answer: { form_id: event.form.id, form_question_answers: answersOf(values) },
        },
      });
    },
    onSuccess: () => {
      forgetDraft();
      showSnackbar('success', t('appliedDone'));
      void navigate(`/events/${event.id}/apply_complete`);
    },
    onError: (error, values) => {
      const sent = answersOf(values);
      showFieldErrors(form, error, (path) => {
        const place = /^form_answer\.form_question_answers\.(\d+)\./.exec(path)?.[1];
        const answer = place === undefined ? undefined : sent[Number(place)];
        return answer ? nameOf({ id: answer.form_question_id }) : null;
      });
    },
    onSettled: refresh,
  });

  function submit(values: Values): void {
    const empty = questions.filter(
      (question) =>
        question.is_required && textOf(question, required(values[nameOf(question)]), language) === '',
    );
    for (const [index, question] of empty.entries())
      form.setError(nameOf(question), { message: 'required' }, { shouldFocus: index === 0 });
    if (empty.length === 0) send.mutate(values);
  }

  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={form.handleSubmit(submit)} sx={{ display: 'grid', gap: 3 }}>
        {questions.map((question) => (
          <FormQuestion key={question.id} name={nameOf(question)} question={question} />
        ))}
        <FormErrors error={send.error} />
        <Button
          type="submit"
          variant="contained"
          color="primary"
          size="large"
          loading={send.isPending}
          disabled={!isResumeReady}
          {...(!isResumeReady && { 'aria-describedby': WHY_NOT_ID })}
        >
          {isApplied ? t('sendAnswers') : event.is_full ? t('applyToWait') : t('apply')}
        </Button>
        {!isResumeReady && <Typography id={WHY_NOT_ID}>{t('resumeFirst')}</Typography>}
      </Box>
    </FormProvider>
  );
}
