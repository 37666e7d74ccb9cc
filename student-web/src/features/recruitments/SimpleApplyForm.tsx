import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { api } from '../../lib/api.ts';
import type { Recruitment, Student } from '../../lib/api-types.ts';
import { showFieldErrors } from '../../lib/server-errors.ts';
import { HandInQuestions } from '../../components/resume/HandInQuestions.tsx';
import { PdfCard } from '../../components/resume/PdfCard.tsx';
import { useHandInForm, type HandInValues } from '../../components/resume/use-hand-in-form.ts';
import { useApply } from './use-apply.ts';

interface Props {
  recruitment: Recruitment;
  own: Student;
}

/** The resume that is handed in with applying, and what is asked about it: nothing is taken for granted. */
export default function SimpleApplyForm({ recruitment, own }: Props) {
  const { t } = useTranslation('apply_page');
  const apply = useApply(recruitment, own);
  const form = useHandInForm(null);

  async function send(values: HandInValues) {
    await apply
      .mutateAsync({
        is_admitted_edit_resume_by_hf: values.is_admitted_edit_resume_by_hf === true,
        no_lie_agreement: values.no_lie_agreement,
      })
      .catch((failure: unknown) => showFieldErrors(form, failure));
  }

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PdfCard
        source={{
          key: ['profile resume pdf', recruitment.id, own.version],
          read: () => api.query('user__get_profile_resume_pdf', { recruitment_id: recruitment.id }),
        }}
        isOpenAtFirst
        height="70vh"
      />
      <FormProvider {...form}>
        <Card
          component="form"
          noValidate
          onSubmit={form.handleSubmit(send)}
          sx={{ p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 3 }}
        >
          <HandInQuestions />
          <FormErrors error={apply.error} />
          <Button type="submit" variant="contained" color="primary" size="large" loading={apply.isPending}>
            {t('confirmSimple')}
          </Button>
        </Card>
      </FormProvider>
    </Box>
  );
}
