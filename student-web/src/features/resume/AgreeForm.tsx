import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { Notice } from '../../components/Notice.tsx';
import { CheckInput } from '../../components/form/ChoiceInputs.tsx';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { api } from '../../lib/api.ts';
import type { Application } from '../../lib/api-types.ts';
import { useKeepApplication } from '../../lib/application.ts';
import { fieldId } from '../../lib/field-id.ts';
import { showFieldErrors } from '../../lib/server-errors.ts';

const schema = z.object({ no_lie_agreement: z.boolean().refine((value) => value, 'must_be_true') });
type Values = z.infer<typeof schema>;

/** A change that has no yes yet, in the text with a name. */
interface OpenChange {
  key: string;
  text: string;
  title: ReactNode;
}

interface Props {
  application: Application;
  /** Something is written to the mentor, which agreeing would leave unsaid. */
  hasReply: boolean;
  /** How many there are in all. */
  changes: number;
  /** Those without a yes so far. */
  open: readonly OpenChange[];
}

/** The student's yes to the correction, which says to how many changes; with some not looked at it asks again. */
export function AgreeForm({ application, hasReply, changes, open }: Props) {
  const { t } = useTranslation('resume');
  const keep = useKeepApplication();
  const navigate = useNavigate();
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: { no_lie_agreement: false } });
  const [error, setError] = useState<unknown>(null);
  const [isAsked, setAsked] = useState(false);
  const label = open.length > 0 ? 'agree.submitAll' : 'agree.submit';
  const submit = changes === 0 ? t('agree.submitNone') : t(label, { count: changes });

  /** Agreeing to what one has not looked at is asked for once more. */
  const askOrAgree = (values: Values) => (open.length > 0 ? setAsked(true) : agree(values));

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
        onSubmit={form.handleSubmit(askOrAgree)}
        sx={{ p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 2, justifyItems: 'start' }}
      >
        <Typography variant="h2">{t('agree.formTitle')}</Typography>
        <Typography color="textSecondary">{t('agree.formText')}</Typography>
        <StillOpen open={open} changes={changes} />
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
          {submit}
        </Button>
      </Card>
      {isAsked && (
        <ConfirmDialog
          title={t('agree.askTitle', { count: open.length, of: changes })}
          confirm={submit}
          isPending={form.formState.isSubmitting}
          error={error}
          onConfirm={() => void form.handleSubmit(agree)()}
          onClose={() => setAsked(false)}
        >
          <Typography>{t('agree.askText')}</Typography>
          <StillOpenList open={open} onGo={() => setAsked(false)} />
        </ConfirmDialog>
      )}
    </FormProvider>
  );
}

/** How many of the changes have their yes. */
function StillOpen({ open, changes }: Pick<Props, 'open' | 'changes'>) {
  const { t } = useTranslation('resume');
  if (changes === 0) return null;
  return (
    <div>
      <Typography component="output" sx={{ fontWeight: 600 }}>
        {t('agree.soFar', { count: changes - open.length, of: changes })}
      </Typography>
      {open.length < changes && <StillOpenList open={open} />}
    </div>
  );
}

/** The texts in which changes wait for a yes, and the way to them. */
function StillOpenList({ open, onGo }: { open: Props['open']; onGo?: () => void }) {
  const { t } = useTranslation('resume');
  const texts = [...new Map(open.map((one) => [one.text, one])).values()];
  if (texts.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('agree.open')} sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
      {texts.map(({ text, title }) => (
        <li key={text}>
          <MuiLink href={`#${fieldId(text)}`} onClick={onGo}>
            {title}
          </MuiLink>{' '}
          ({open.filter((one) => one.text === text).length})
        </li>
      ))}
    </Box>
  );
}
