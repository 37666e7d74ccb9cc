import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { Notice } from '../../components/Notice.tsx';
import { CheckInput } from '../../components/form/ChoiceInputs.tsx';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { api } from '../../lib/api.ts';
import type { Application } from '../../lib/api-types.ts';
import { useKeepApplication } from '../../lib/application.ts';
import { showFieldErrors } from '../../lib/server-errors.ts';

const schema = z.object({ no_lie_agreement: z.boolean().refine((value) => value, 'must_be_true') });
type Values = z.infer<typeof schema>;

interface Props {
  application: Application;
  /** Something is written to the mentor, which agreeing would leave unsaid. */
  hasReply: boolean;
  children: ReactNode;
}

export function AgreeForm({ application, hasReply, children }: Props) {
  const { t } = useTranslation('resume');
  const keep = useKeepApplication();
  const navigate = useNavigate();
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: { no_lie_agreement: false } });
  const [error, setError] = useState<unknown>(null);

  async function agree({ no_lie_agreement }: Values) {
    setError(null);
    try {
      keep(
        await api.command('user__agree_to_correction', {
          application: { id: application.id, no_lie_agreement },
        }),
      );
      void navigate(`/applications/${application.id}/resume/sent`, { replace: true });
    } catch (failure) {
      setError(failure);
      showFieldErrors(form, failure);
    }
  }

  return (
    <FormProvider {...form}>
      <Card
        component="form"
        noValidate
        onSubmit={form.handleSubmit(agree)}
        sx={{ p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 2, justifyItems: 'start' }}
      >
        <Typography variant="h2">{t('agree.formTitle')}</Typography>
        <Typography color="textSecondary">{t('agree.formText')}</Typography>
        {children}
        <CheckInput name="no_lie_agreement" label={t('agree.noLie')} />
        {hasReply && <Notice severity="warning">{t('agree.hasReply')}</Notice>}
        <FormErrors error={error} />
        <Button
          type="submit"
          variant="contained"
          color="primary"
          size="large"
          disabled={hasReply}
          loading={form.formState.isSubmitting}
        >
          {t('agree.submit')}
        </Button>
      </Card>
    </FormProvider>
  );
}
