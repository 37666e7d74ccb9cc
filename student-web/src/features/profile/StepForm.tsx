import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ZodType } from 'zod';
import { Notice } from '../../components/Notice.tsx';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { api, ApiError } from '../../lib/api.ts';
import type { Student } from '../../lib/api-types.ts';
import { OWN_DATA_KEY } from '../../lib/current-user.ts';
import { removeDraft } from '../../lib/drafts.ts';
import { showFieldErrors } from '../../lib/server-errors.ts';
import { showSnackbar } from '../../lib/snackbar.ts';
import type { StepName } from '../../lib/profile-map.ts';
import type { ProfileChange, StepProps } from './step-props.ts';
import { useFormDraft } from './use-form-draft.ts';

interface Props<T extends FieldValues> extends StepProps {
  step: StepName;
  schema: ZodType<T, T>;
  valuesOf(own: Student): T;
  changeOf(values: T, own: Student): ProfileChange;
  /** Form field of a payload path, where the two are named differently. */
  fieldOf?: (path: string) => string | null;
  children: ReactNode;
}

/**
 * The form of one step: saved by its button, kept in the browser while it is not. Nothing typed is lost by
 * a reload, a lost session, or a profile that changed elsewhere.
 */
export function StepForm<T extends FieldValues>(props: Props<T>) {
  const { own, step, schema, valuesOf, changeOf, fieldOf, command, submitLabel, onSaved, children } = props;
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const form = useForm<T>({
    resolver: zodResolver(schema),
    defaultValues: valuesOf(own) as DefaultValues<T>,
  });
  const draft = useFormDraft(form, own.id, `profile.${step}`);
  const [error, setError] = useState<unknown>(null);
  const { isDirty } = form.formState;

  // The profile changed on the server, and nothing unsaved stands here: show the new state.
  const shownVersion = useRef(own.version);
  useEffect(() => {
    if (shownVersion.current === own.version) return;
    shownVersion.current = own.version;
    if (!isDirty) form.reset(valuesOf(own));
  }, [form, isDirty, own, valuesOf]);

  async function submit(values: T) {
    setError(null);
    try {
      const saved = await api.command(command, { user: { ...changeOf(values, own), version: own.version } });
      removeDraft(own.id, `profile.${step}`);
      client.setQueryData(OWN_DATA_KEY, saved);
      if (saved.is_signed_up) form.reset(valuesOf(saved));
      showSnackbar('success', t('saved'));
      onSaved();
    } catch (failure) {
      setError(failure);
      showFieldErrors(form, failure, fieldOf);
      if (failure instanceof ApiError && failure.code === 'version_conflict')
        void client.invalidateQueries({ queryKey: OWN_DATA_KEY });
    }
  }

  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={form.handleSubmit(submit)} sx={{ display: 'grid', gap: 3 }}>
        {draft.isRestored && (
          <Notice
            severity="info"
            action={
              <Button
                size="small"
                onClick={() => {
                  draft.discard();
                  form.reset(valuesOf(own));
                }}
              >
                {t('draft.discard')}
              </Button>
            }
          >
            {t('draft.restored')}
          </Notice>
        )}
        {children}
        <FormErrors error={error} />
        {form.formState.isSubmitted && Object.keys(form.formState.errors).length > 0 && !error && (
          <Notice severity="error" isUrgent>
            {t('checkFields')}
          </Notice>
        )}
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Button
            type="submit"
            variant="contained"
            color="primary"
            size="large"
            loading={form.formState.isSubmitting}
          >
            {submitLabel}
          </Button>
          {isDirty && (
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {t('draft.unsaved')}
            </Box>
          )}
        </Box>
      </Box>
    </FormProvider>
  );
}
