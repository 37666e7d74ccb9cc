import CheckIcon from '../../../../../web/icons/CheckCircleOutlined.tsx';
import CloudOffIcon from '../../../../../web/icons/CloudOffOutlined.tsx';
import EditIcon from '../../../../../web/icons/EditOutlined.tsx';
import ErrorIcon from '../../../../../web/icons/ErrorOutlined.tsx';
import KeyboardIcon from '../../../../../web/icons/KeyboardOutlined.tsx';
import SyncIcon from '../../../../../web/icons/Sync.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import type { ComponentType } from 'react';
import { ApiError } from '../../../../../server/client/client.ts';
import { type Translate, useTranslate } from '../../../i18n/use-translate.ts';
import { BAR_HEIGHT } from '../../../layout/sizes.ts';
import { problemText } from '../../../lib/problem-text.ts';
import { EventButtons } from '../events/EventButtons.tsx';
import { useDesk } from './desk-context.ts';
import { WhoElse } from './Presence.tsx';
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
function SaveStatus() {
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
          {t(state === 'offline' ? 'problem.retry' : 'desk.save_now')}
        </Button>
      )}
    </Box>
  );
}

/** What the bar takes of the page: two rows where there is much to say. */
export const ACTION_BAR_HEIGHT = '--action-bar-height';
function tellHeight(bar: HTMLElement | null) {
  if (!bar) return;
  const observer = new ResizeObserver(() =>
    bar.parentElement?.style.setProperty(ACTION_BAR_HEIGHT, `${bar.offsetHeight}px`),
  );
  observer.observe(bar);
  return () => observer.disconnect();
}

/** What can be done now, who else is here, and whether the correction is saved. On a wide screen it stays in sight. */
export function ActionBar({ onHelp }: { onHelp: () => void }) {
  const t = useTranslate();
  const { application, isEditable, presence } = useDesk();
  const hasActions = application.events_allowed.length > 0 || isEditable || application.undo;
  if (!hasActions && presence.others.length === 0) return null;
  return (
    <Paper
      ref={tellHeight}
      data-action-bar=""
      variant="outlined"
      sx={{
        position: { md: 'sticky' },
        top: BAR_HEIGHT,
        zIndex: 5,
        px: { xs: 2, md: 2.5 },
        py: 1.25,
        mb: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        boxShadow: { md: '0 6px 12px -10px rgba(21, 48, 59, 0.5)' },
      }}
    >
      <EventButtons />
      <Box sx={{ ml: 'auto', minWidth: 0, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <WhoElse />
        <SaveStatus />
        <IconButton size="small" onClick={onHelp} aria-label={t('keys.open')} title={t('keys.open')}>
          <KeyboardIcon fontSize="small" />
        </IconButton>
      </Box>
    </Paper>
  );
}
