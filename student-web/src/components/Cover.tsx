import Box from '@mui/material/Box';

interface Props {
  url: string | null;
  height?: number;
  /** Seen as soon as the page opens, so it is fetched at once. Others wait until somebody scrolls to them. */
  isOnFirstScreen?: boolean;
}

/** The picture of an article or event; a plain band in its place where there is none. */
export function Cover({ url, height = 160, isOnFirstScreen = false }: Props) {
  return url ? (
    <Box
      component="img"
      src={url}
      alt=""
      {...(isOnFirstScreen ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      sx={{ width: '100%', height, objectFit: 'cover', display: 'block' }}
    />
  ) : (
    <Box
      aria-hidden
      sx={{
        height: height / 4,
        background: 'linear-gradient(100deg, #D9F5F0, #E6F0F3 55%, #FFF4E0)',
      }}
    />
  );
}
