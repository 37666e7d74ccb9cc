import BusinessOutlined from '../../../web/icons/BusinessOutlined.tsx';
import Box from '@mui/material/Box';

interface Props {
  url: string | null;
  size?: number | { xs: number; sm: number };
  /** Part of a page's first screen: fetched at once. */
  isAtTop?: boolean;
}

/** A company's logo, or a quiet sign where there is none. The name stands beside it, so it needs no text. */
export function CompanyLogo({ url, size = 56, isAtTop = false }: Props) {
  return (
    <Box
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        borderRadius: 3,
        border: 1,
        borderColor: 'divider',
        overflow: 'hidden',
        bgcolor: 'background.paper',
        color: 'secondary.main',
        display: 'grid',
        placeItems: 'center',
      }}
    >
      {url ? (
        <Box
          component="img"
          src={url}
          alt=""
          loading={isAtTop ? 'eager' : 'lazy'}
          sx={{ width: '100%', height: '100%', objectFit: 'contain' }}
        />
      ) : (
        <BusinessOutlined aria-hidden />
      )}
    </Box>
  );
}
