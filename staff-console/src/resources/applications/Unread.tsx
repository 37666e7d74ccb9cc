import Box from '@mui/material/Box';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { ApplicationRow } from './application.ts';

/** That the student has written and no mentor has read it. */
export function Unread({ row: { unread_messages: smart_count } }: { row: ApplicationRow }) {
  const t = useTranslate();
  if (smart_count === 0) return null;
  return (
    <Box component="div" sx={{ typography: 'caption', fontWeight: 700, color: 'warning.dark' }}>
      {t('queue.unread', { smart_count })}
    </Box>
  );
}
