import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { BAR_HEIGHT } from '../../../layout/sizes.ts';
import { EventButtons } from '../events/EventButtons.tsx';
import { useDesk } from './desk-context.ts';
import { SaveStatus } from './SaveStatus.tsx';

/** What can be done now, and whether the correction is saved. On a wide screen it stays in sight. */
export function ActionBar({ onHelp }: { onHelp: () => void }) {
  const t = useTranslate();
  const { application, isEditable } = useDesk();
  if (application.events_allowed.length === 0 && !isEditable && !application.undo) return null;
  return (
    <Paper
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
      <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: 1 }}>
        <SaveStatus />
        <IconButton
          size="small"
          onClick={onHelp}
          aria-label={t('correcting.keys.open')}
          title={t('correcting.keys.open')}
        >
          <KeyboardIcon fontSize="small" />
        </IconButton>
      </Box>
    </Paper>
  );
}
