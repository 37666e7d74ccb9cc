import CheckCircleOutlined from '../../../web/icons/CheckCircleOutlined.tsx';
import ErrorOutlineOutlined from '../../../web/icons/ErrorOutlineOutlined.tsx';
import InfoOutlined from '../../../web/icons/InfoOutlined.tsx';
import ReportProblemOutlined from '../../../web/icons/ReportProblemOutlined.tsx';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

const ICONS = {
  success: CheckCircleOutlined,
  info: InfoOutlined,
  warning: ReportProblemOutlined,
  error: ErrorOutlineOutlined,
};

interface Props {
  severity: keyof typeof ICONS;
  children: ReactNode;
  /** A button beside the text; on a phone below it. */
  action?: ReactNode;
  /** Announced at once, rather than when the reader pauses. */
  isUrgent?: boolean;
  sx?: SxProps<Theme>;
}

/**
 * Something the page tells: announced to screen readers politely unless it is urgent. MUI's alert in its plain kind,
 * for a fifth of its code.
 */
export function Notice({ severity, children, action, isUrgent = false, sx }: Props) {
  const Icon = ICONS[severity];
  return (
    <Box
      role={isUrgent ? 'alert' : 'status'}
      sx={[
        {
          display: 'flex',
          alignItems: 'flex-start',
          flexWrap: 'wrap',
          // Shrunk to its words it would have no room for them beside the icon.
          justifySelf: 'stretch',
          px: 2,
          py: 0.75,
          borderRadius: '14px',
          bgcolor: `${severity}.light`,
          color: 'text.primary',
          typography: 'body2',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Box
        aria-hidden
        sx={{ display: 'flex', mr: 1.5, py: '7px', fontSize: 22, color: `${severity}.dark`, opacity: 0.9 }}
      >
        <Icon fontSize="inherit" />
      </Box>
      <Box sx={{ flex: '1 1 11rem', minWidth: 0, py: 1 }}>{children}</Box>
      {action && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            whiteSpace: 'nowrap',
            my: -0.25,
            pl: 2,
            ml: 'auto',
            mr: -1,
          }}
        >
          {action}
        </Box>
      )}
    </Box>
  );
}
