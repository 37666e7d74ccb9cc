import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from 'react-router-dom';
import { useBottomBar } from '../../lib/bottom-bar.ts';

interface Props {
  applicationId: number;
  children: ReactNode;
}

/** At the lower edge, always in sight while writing: whether it is saved, and the way on. */
export function WritingBar({ applicationId, children }: Props) {
  const { t } = useTranslation('resume');
  const bar = useBottomBar();
  return (
    <Box
      ref={bar}
      sx={{
        position: 'sticky',
        bottom: 0,
        gridColumn: '1 / -1',
        zIndex: 3,
        mx: { xs: -2, sm: 0 },
        px: 2,
        py: 1.25,
        display: 'flex',
        // On a phone below each other: what is said about the saving may need the whole line.
        flexDirection: { xs: 'column', sm: 'row' },
        gap: { xs: 0.75, sm: 2 },
        alignItems: { xs: 'flex-start', sm: 'center' },
        justifyContent: 'space-between',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: { xs: 0, sm: 4 },
      }}
    >
      {children}
      <Button
        component={Link}
        to={`/applications/${applicationId}/resume/confirm`}
        variant="contained"
        color="primary"
        sx={{ flexShrink: 0 }}
      >
        {t('edit.next')}
      </Button>
    </Box>
  );
}
