import CloudDoneOutlined from '../../../../web/icons/CloudDoneOutlined.tsx';
import CloudOffOutlined from '../../../../web/icons/CloudOffOutlined.tsx';
import EditOutlined from '../../../../web/icons/EditOutlined.tsx';
import ErrorOutlineOutlined from '../../../../web/icons/ErrorOutlineOutlined.tsx';
import SyncOutlined from '../../../../web/icons/SyncOutlined.tsx';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { formatClock } from '../../lib/dates.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import type { SaveStatus } from './autosave.ts';

const ICONS: Record<SaveStatus, ReactNode> = {
  saved: <CloudDoneOutlined fontSize="small" />,
  typing: <EditOutlined fontSize="small" />,
  saving: <SyncOutlined fontSize="small" />,
  offline: <CloudOffOutlined fontSize="small" />,
  refused: <ErrorOutlineOutlined fontSize="small" />,
  ended: <ErrorOutlineOutlined fontSize="small" />,
};

interface Props {
  status: SaveStatus;
  savedAt: number | null;
}

/** Whether what is written is safe. Only what needs attention is announced. */
export function SaveState({ status, savedAt }: Props) {
  const { t } = useTranslation('resume');
  const language = useScreenLanguage();
  const needsAttention = status === 'offline' || status === 'refused' || status === 'ended';
  return (
    <Box
      role={needsAttention ? 'status' : undefined}
      sx={{
        display: 'flex',
        gap: 0.75,
        alignItems: 'center',
        fontSize: '0.875rem',
        color: needsAttention ? 'error.dark' : 'text.secondary',
      }}
    >
      {ICONS[status]}
      {status === 'saved' && savedAt !== null
        ? t('save.savedAt', { time: formatClock(savedAt, language) })
        : t(`save.${status}`)}
    </Box>
  );
}
