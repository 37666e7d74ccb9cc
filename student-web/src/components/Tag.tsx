import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

interface Props {
  label: string;
  /** Only framed, for what is said by the way. */
  isOutlined?: boolean;
  isLarge?: boolean;
  /** Language of the words when it is not the element's around it. */
  lang?: string;
  sx?: SxProps<Theme>;
}

/** A word or two about what it stands beside. A chip of MUI that cannot be pressed, for a tenth of its code. */
export function Tag({ label, isOutlined = false, isLarge = false, lang, sx }: Props) {
  return (
    <Box
      component="span"
      lang={lang}
      sx={[
        {
          display: 'inline-flex',
          alignItems: 'center',
          maxWidth: '100%',
          boxSizing: 'border-box',
          height: isLarge ? 32 : 24,
          px: isLarge ? '12px' : '8px',
          borderRadius: '10px',
          border: isOutlined ? '1px solid #BDBDBD' : 0,
          bgcolor: isOutlined ? 'transparent' : '#00000014',
          fontSize: '0.8125rem',
          fontWeight: 500,
          lineHeight: 1.5,
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {label}
      </Box>
    </Box>
  );
}
