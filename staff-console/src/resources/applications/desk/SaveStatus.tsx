import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import SyncIcon from '@mui/icons-material/Sync';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ComponentType } from 'react';
import { useTranslate, type Translate } from '../../../i18n/use-translate.ts';
import { ApiError } from '../../../../../server/client/client.ts';
import { problemText } from '../../../lib/problem-text.ts';
import { useDesk } from './desk-context.ts';
import type { SaveState } from './use-correction.ts';

const ICONS: Record<SaveState, ComponentType<{ fontSize: 'small' }>> = {
  saved: CheckIcon,
  saving: SyncIcon,
  unsaved: EditIcon,
  offline: CloudOffIcon,
  refused: ErrorIcon,
  conflict: ErrorIcon,
};

/** What happened and what to do, where the server's own words say only the first. */
function refusedText(problem: ApiError, t: Translate): string {
  if (problem.status === 401) return t('correcting.session_over');
  if (problem.status === 403 || problem.status === 404) return t('correcting.gone');
  return problem.code === 'correction_not_open' ? t('correcting.moved_on') : problemText(problem, t);
}

/** Whether the server has what is written. */
export function SaveStatus() {
  const t = useTranslate();
  const { correction, isEditable } = useDesk();
  const { state, problem, errors } = correction;
  if (!isEditable) return null;
  const Icon = ICONS[state];
  const isBad = state === 'refused' || state === 'offline' || state === 'conflict';
  const hasFields = Object.keys(errors).length > 0;
  const text =
    state === 'refused' && problem instanceof ApiError && !hasFields
      ? refusedText(problem, t)
      : t(`desk.${state}`);
  return (
    <Box
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        fontSize: '0.8125rem',
        color: isBad ? 'error.dark' : 'text.secondary',
        fontWeight: isBad ? 700 : 400,
      }}
    >
      <Icon fontSize="small" />
      <output>{text}</output>
      {(state === 'unsaved' || state === 'offline') && (
        <Button size="small" onClick={() => void correction.flush()}>
          {t('desk.save_now')}
        </Button>
      )}
    </Box>
  );
}
