import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { ZodType } from 'zod';
import { Notice } from '../../components/Notice.tsx';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import type { Student } from '../../lib/api-types.ts';
import { isQuestion, missingByStep } from '../../lib/profile-map.ts';
import type { QuestionName, StepName } from '../../lib/profile-map.ts';
import { showFieldErrors } from '../../lib/server-errors.ts';
import { showSnackbar } from '../../lib/snackbar.ts';
import { createStore } from '../../lib/store.ts';
import { ConflictNotice, RestoredNotice } from './StepNotices.tsx';
import { useMissingNames } from '../../components/use-missing-names.ts';
import { dropDraft } from './kept-drafts.ts';
import { isEqual, mergeValues } from '../../lib/merge-values.ts';
import { ChangedElsewhere, saveStep } from '../../lib/save-step.ts';
import type { ProfileChange, StepProps } from './step-props.ts';
import { useFormDraft } from './use-form-draft.ts';

interface Props<T extends FieldValues> extends StepProps {
  /**
   * A step of the profile, the texts of the own resume, or one of the first questions, which says nothing of saving:
   * the next one says it is done.
   */
  step: StepName | QuestionName | 'own_resume';
  /** Marks at once what stands empty: the person has come back to it. */
  isChecked?: boolean;
  /** Beside the button. */
  actions?: ReactNode;
  schema: ZodType<T, T>;
  valuesOf(own: Student): T;
  changeOf(values: T, own: Student): ProfileChange;
  /** Form field of a payload path, where the two are named differently. */
  fieldOf?: (path: string) => string | null;
  children: ReactNode;
}

/**
 * The form of one step: saved by its button, and by leaving it when all of it is in order; kept in the browser
 * while it is not. Nothing typed is lost by a reload, a lost session, or a profile that changed elsewhere.
 */
export function StepForm<T extends FieldValues>(props: Props<T>) {
  const { own, step, schema, valuesOf, changeOf, fieldOf, submitLabel, onSaved, children } = props;
  const { isChecked = false, actions } = props;
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const missingNames = useMissingNames();
  const form = useForm<T>({
    resolver: zodResolver(schema),
    defaultValues: valuesOf(own) as DefaultValues<T>,
  });
  /** What is saved, as far as this form has shown it. */
  const [base] = useState(() => createStore(valuesOf(own)));
  const scope = `profile.${step}`;
  const draft = useFormDraft(form, base, own.id, scope);
  const [error, setError] = useState<unknown>(null);
  const { isDirty } = form.formState;
  const nameOf = (name: Props<T>['step']) =>
    isQuestion(name) ? t(`question.${name}.title`) : t(`step.${name}`);
  const profileStep = isQuestion(step) ? null : step;
  const command = profileStep ? 'user__update_profile' : 'user__initialize_profile';

  useEffect(() => {
    if (isChecked) void form.trigger(undefined, { shouldFocus: true });
  }, [form, isChecked]);

  // The profile changed on the server, and nothing unsaved stands here: show the new state.
  const shownVersion = useRef(own.version);
  useEffect(() => {
    if (shownVersion.current === own.version) return;
    shownVersion.current = own.version;
    if (!isEqual(form.getValues(), base.get())) return;
    base.set(valuesOf(own));
    form.reset(base.get());
  }, [base, form, own, valuesOf]);

  /** Sends what stands in the form, on top of what is saved. */
  const save = (values: T) => saveStep(client, { command, base: base.get(), values, valuesOf, changeOf });

  /** With what a resume still needs of this step, which is not yet done then. */
  function tellSaved(saved: Student) {
    if (!profileStep) return;
    const left = profileStep === 'own_resume' ? [] : missingByStep(saved)[profileStep];
    if (left.length === 0) showSnackbar('success', t('saved'));
    else showSnackbar('info', t('savedButMissing', { fields: missingNames(left) }));
  }

  const leaving = useRef(() => {});
  useEffect(() => {
    leaving.current = () => {
      const values = form.getValues();
      if (isEqual(values, base.get())) return;
      const checked = schema.safeParse(values);
      if (!checked.success) return;
      void save(checked.data)
        .then((saved) => {
          dropDraft(own.id, scope);
          return tellSaved(saved);
        })
        // What is refused stays in the browser, and the step says so.
        .catch(() => showSnackbar('warning', t('draft.leftUnsaved', { step: nameOf(step) })));
    };
  });
  useEffect(() => () => leaving.current(), []);

  async function submit(values: T) {
    setError(null);
    try {
      const saved = await save(values);
      base.set(valuesOf(saved));
      form.reset(base.get());
      draft.discard();
      tellSaved(saved);
      onSaved(saved);
    } catch (failure) {
      setError(failure);
      showFieldErrors(form, failure, fieldOf);
    }
  }

  /** Begins anew from what is saved now, with what was typed put on top, or without it where both differ. */
  function rebase(keeps: 'mine' | 'theirs') {
    const theirs = valuesOf(own);
    const { values, conflicts } = mergeValues(base.get(), form.getValues(), theirs);
    const decided =
      keeps === 'mine'
        ? values
        : { ...values, ...Object.fromEntries(conflicts.map((name) => [name, theirs[name]])) };
    base.set(theirs);
    form.reset(theirs);
    form.reset(decided, { keepDefaultValues: true });
    setError(null);
    if (keeps === 'mine') void form.handleSubmit(submit)();
  }

  const hasFieldErrors = form.formState.isSubmitted && Object.keys(form.formState.errors).length > 0;
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={form.handleSubmit(submit)} sx={{ display: 'grid', gap: 4 }}>
        {draft.isRestored && (
          <RestoredNotice
            conflicts={draft.conflicts}
            onDiscard={() => {
              draft.discard();
              base.set(valuesOf(own));
              form.reset(base.get());
            }}
          />
        )}
        {children}
        {error instanceof ChangedElsewhere ? (
          <ConflictNotice fields={error.fields} onDecide={rebase} />
        ) : (
          <FormErrors error={error} />
        )}
        {hasFieldErrors && !error && (
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
          {actions}
          {isDirty && profileStep && (
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {t('draft.unsaved')}
            </Box>
          )}
        </Box>
      </Box>
    </FormProvider>
  );
}
