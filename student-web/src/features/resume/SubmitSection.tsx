import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link, useNavigate } from 'react-router-dom';
import { Notice } from '../../components/Notice.tsx';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { LangText } from '../../components/LangText.tsx';
import { MissingList } from '../../components/MissingList.tsx';
import { api, ApiError } from '../../lib/api.ts';
import type { Application, Student } from '../../lib/api-types.ts';
import { refreshApplication, useKeepApplication } from '../../lib/application.ts';
import { OWN_DATA_KEY } from '../../lib/current-user.ts';
import { fieldId } from '../../lib/field-id.ts';
import { showFieldErrors } from '../../lib/server-errors.ts';
import { FindingsOverview } from './FindingsOverview.tsx';
import { HandInQuestions } from '../../components/resume/HandInQuestions.tsx';
import { PdfPreview } from './PdfPreview.tsx';
import { hasUnsavedTexts } from '../../lib/resume-draft.ts';
import { questionKey, textsOf, unanswered } from '../../lib/resume-texts.ts';
import { useHandInForm, type HandInValues } from '../../components/resume/use-hand-in-form.ts';

interface Props {
  application: Application;
  own: Student;
}

/** What is missing, the resume as it will look, the two agreements, and the button. */
export function SubmitSection({ application, own }: Props) {
  const { t } = useTranslation('resume');
  const keep = useKeepApplication();
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useHandInForm(application.is_admitted_edit_resume_by_hf || null);
  const [error, setError] = useState<unknown>(null);
  const open = unanswered(application, textsOf(application));
  const missing = own.missing_for.resume;
  const hasUnsaved = hasUnsavedTexts(own.id, application);
  const isReady = open.length === 0 && missing.length === 0 && !hasUnsaved;
  const edit = `/applications/${application.id}/resume/edit`;

  async function submit(values: HandInValues) {
    setError(null);
    try {
      const submitted = await api.command('user__submit_resume_to_jtj', {
        application: {
          id: application.id,
          is_admitted_edit_resume_by_hf: values.is_admitted_edit_resume_by_hf === true,
          no_lie_agreement: values.no_lie_agreement,
        },
      });
      keep(submitted);
      void navigate(`/applications/${application.id}/resume/sent`, { replace: true });
    } catch (failure) {
      setError(failure);
      showFieldErrors(form, failure);
      // What the server found missing is listed above once our data are fresh.
      if (
        failure instanceof ApiError &&
        ['profile_incomplete', 'answers_incomplete', 'illegal_transition'].includes(failure.code)
      ) {
        void client.invalidateQueries({ queryKey: OWN_DATA_KEY });
        refreshApplication(client, application.id);
      }
    }
  }

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {hasUnsaved && (
        <Notice
          severity="warning"
          action={
            <Button component={Link} to={edit}>
              {t('confirm.toAnswers')}
            </Button>
          }
        >
          {t('confirm.unsaved')}
        </Notice>
      )}
      {open.length > 0 && (
        <Notice severity="warning">
          <AlertTitle>{t('confirm.open', { count: open.length })}</AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {open.map((question) => (
              <li key={question.id}>
                <MuiLink component={Link} to={`${edit}#${fieldId(questionKey(question.resume_question_id))}`}>
                  <LangText map={question.resume_question.title} unlabelled />
                </MuiLink>
              </li>
            ))}
          </Box>
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice severity="warning">
          <AlertTitle>{t('confirm.profile')}</AlertTitle>
          <MissingList names={missing} path={`/applications/${application.id}/resume/edit_profile`} />
        </Notice>
      )}
      <FindingsOverview application={application} />
      <PdfPreview application={application} profileVersion={own.version} isOpenAtFirst height="80vh" />
      <FormProvider {...form}>
        <Card
          component="form"
          noValidate
          onSubmit={form.handleSubmit(submit)}
          sx={{ p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 3 }}
        >
          <HandInQuestions />
          <FormErrors error={error} />
          <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
            <Button
              type="submit"
              variant="contained"
              color="primary"
              size="large"
              loading={form.formState.isSubmitting}
              disabled={!isReady}
            >
              {t('confirm.submit')}
            </Button>
            {!isReady && <output>{t('confirm.notReady')}</output>}
          </Box>
        </Card>
      </FormProvider>
    </Box>
  );
}
