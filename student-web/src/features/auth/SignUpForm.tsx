import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Trans, useTranslation } from '../../i18n/use-translation.tsx';
import { useNavigate } from 'react-router-dom';
import { CheckInput } from '../../components/form/ChoiceInputs.tsx';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { NamePair } from '../../components/form/NamePair.tsx';
import { TextInput } from '../../components/form/TextInput.tsx';
import { OTHER_METHOD_PATH } from '../../lib/access.ts';
import { api, ApiError } from '../../lib/api.ts';
import type { Account } from '../../lib/api-types.ts';
import { OWN_DATA_KEY } from '../../lib/current-user.ts';
import { signUpAnalytics } from '../../lib/campaign.ts';
import { campaignData } from '../../lib/campaign-store.ts';
import { pageLanguageId } from '../../lib/page-language.ts';
import { showFieldErrors } from '../../lib/server-errors.ts';
import { showSnackbar } from '../../lib/snackbar.ts';
import { AuthCard } from './AuthCard.tsx';
import { EMPTY_SIGN_UP, signUpSchema } from './sign-up-schema.ts';
import type { SignUpValues } from './sign-up-schema.ts';

const instantNow = () => new Date().toISOString();

/** The sign-up of an account whose e-mail address is confirmed; the page leads on from there. */
export default function SignUpForm({ account }: { account: Account }) {
  const { t } = useTranslation(['auth', 'profile']);
  const form = useForm<SignUpValues>({ resolver: zodResolver(signUpSchema), defaultValues: EMPTY_SIGN_UP });
  const [error, setError] = useState<unknown>(null);
  const [hasReferral, setHasReferral] = useState(false);
  const navigate = useNavigate();
  const client = useQueryClient();

  async function submit({ referral_token, agree_policy: _agreed, ...values }: SignUpValues) {
    setError(null);
    const campaign = campaignData.get();
    try {
      const own = await api.command('user__sign_up', {
        user: {
          ...values,
          email: account.email ?? '',
          agree_policy_at: instantNow(),
          page_language_id: pageLanguageId.get(),
          ...(campaign && { analytics_data: signUpAnalytics(campaign) }),
        },
        referral_token: referral_token || null,
      });
      client.setQueryData(OWN_DATA_KEY, own);
      showSnackbar('success', t('signUp.done'));
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'email_linked_elsewhere') {
        void navigate(OTHER_METHOD_PATH, { replace: true });
        return;
      }
      // Signed up in another tab meanwhile.
      if (failure instanceof ApiError && failure.code === 'already_signed_up') {
        await client.invalidateQueries({ queryKey: OWN_DATA_KEY });
        return;
      }
      setError(failure);
      showFieldErrors(form, failure, (path) => (path === 'agree_policy_at' ? 'agree_policy' : path));
    }
  }

  return (
    <AuthCard title={t('signUpForm.title')} lead={t('signUpForm.lead')}>
      <FormProvider {...form}>
        <Box
          component="form"
          noValidate
          onSubmit={form.handleSubmit(submit)}
          sx={{ display: 'grid', gap: 2.5 }}
        >
          <TextField
            label={t('signUpForm.email')}
            value={account.email ?? ''}
            slotProps={{ input: { readOnly: true } }}
          />
          <NamePair
            first={
              <TextInput
                name="first_name"
                label={t('profile:field.first_name')}
                required
                autoComplete="given-name"
              />
            }
            last={
              <TextInput
                name="last_name"
                label={t('profile:field.last_name')}
                required
                autoComplete="family-name"
              />
            }
          />
          {hasReferral ? (
            <TextInput
              name="referral_token"
              label={t('signUpForm.referral')}
              help={t('signUpForm.referralHelp')}
            />
          ) : (
            <Button sx={{ justifySelf: 'start' }} onClick={() => setHasReferral(true)}>
              {t('signUpForm.hasReferral')}
            </Button>
          )}
          <CheckInput
            name="agree_policy"
            label={
              <Trans
                text={t('signUpForm.agree')}
                components={{ terms: <MuiLink href="/terms_of_service" target="_blank" /> }}
              />
            }
          />
          <FormErrors error={error} />
          <Button
            type="submit"
            variant="contained"
            color="primary"
            size="large"
            loading={form.formState.isSubmitting}
          >
            {t('signUpForm.submit')}
          </Button>
        </Box>
      </FormProvider>
    </AuthCard>
  );
}
