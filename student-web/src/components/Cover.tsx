import Box from '@mui/material/Box';

/** The picture of an article or event; a plain band in its place where there is none. */
export function Cover({ url, height = 160 }: { url: string | null; height?: number }) {
  return url ? (
    <Box
      component="img"
      src={url}
      alt=""
      loading="lazy"
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
