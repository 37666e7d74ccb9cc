import CheckIcon from '../../../../web/icons/CheckCircleOutlined.tsx';
import CloudOffIcon from '../../../../web/icons/CloudOffOutlined.tsx';
import EditIcon from '../../../../web/icons/EditOutlined.tsx';
import ErrorIcon from '../../../../web/icons/ErrorOutlined.tsx';
import SyncIcon from '../../../../web/icons/Sync.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ComponentType, ReactNode } from 'react';
import { useLocale } from 'ra-core';
import { useTranslate } from '../../i18n/use-translate.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { problemText } from '../../lib/problem-text.ts';
import { Refusal } from '../../providers/refusal.ts';
import { useFormContextValue } from './form-context.ts';
import { LowerBar } from './LowerBar.tsx';
import type { SaveState } from './use-record-form.ts';

const ICONS: Record<SaveState, ComponentType<{ fontSize: 'small' }>> = {
  clean: CheckIcon,
  saved: CheckIcon,
  saving: SyncIcon,
  unsaved: EditIcon,
  offline: CloudOffIcon,
  lost: ErrorIcon,
  refused: ErrorIcon,
  conflict: ErrorIcon,
};
const BAD: readonly SaveState[] = ['offline', 'lost', 'refused', 'conflict'];

function useStateText(): string {
  const t = useTranslate();
  const locale = useLocale();
  const { state, problem, savedAt, bringBack } = useFormContextValue().recordForm;
  if (state === 'clean' && bringBack) return t('form.discarded');
  if (state === 'saved' && savedAt !== null)
    return t('form.saved_at', { time: formatTime(new Date(savedAt).toISOString(), locale) });
  if (state !== 'refused') return t(`form.state.${state}`);
  const hasFields = problem instanceof Refusal && Object.keys(problem.fields).length > 0;
  return hasFields ? t('form.state.refused') : problemText(problem, t);
}

interface SaveBarProps {
  saveLabel?: string;
  children?: ReactNode;
  hidesWhenClean?: boolean;
}

/**
 * Stays at the lower edge: whether the server has what is written, and the buttons that send it, take it out and bring
 * it back.
 * @param children further actions, before the save button
 */
export function SaveBar({ saveLabel, children, hidesWhenClean = false }: SaveBarProps) {
  const t = useTranslate();
  const { recordForm, isReadOnly } = useFormContextValue();
  const text = useStateText();
  const { state, discard, bringBack } = recordForm;
  if (isReadOnly || (hidesWhenClean && state === 'clean' && !bringBack)) return null;
  const Icon = ICONS[state];
  const isBad = BAD.includes(state);
  const hasSomething = state !== 'clean' && state !== 'saved' && state !== 'saving';
  return (
    <LowerBar sx={{ mt: 3 }}>
      <Box
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.75,
          flex: '1 1 200px',
          fontSize: '0.875rem',
          color: isBad ? 'error.dark' : 'text.secondary',
          fontWeight: isBad ? 700 : 400,
        }}
      >
        <Icon fontSize="small" />
        <output>{text}</output>
      </Box>
      {children}
      {bringBack && hasSomething && <Button onClick={bringBack}>{t('form.bring_back')}</Button>}
      {/* One button, which keeps the focus as it changes. */}
      {(hasSomething || bringBack) && (
        <Button onClick={hasSomething ? discard : (bringBack ?? undefined)} disabled={state === 'conflict'}>
          {t(hasSomething ? 'form.discard' : 'form.bring_back')}
        </Button>
      )}
      <Button type="submit" variant="contained" disabled={state === 'saving' || state === 'conflict'}>
        {saveLabel ?? t('form.save')}
      </Button>
    </LowerBar>
  );
}
