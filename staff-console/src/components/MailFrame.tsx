import Box from '@mui/material/Box';

/** A mail as written, in a frame without scripts, forms or a way out of it. */
export function MailFrame({
  html,
  title,
  lang,
  height = 560,
}: {
  html: string;
  title: string;
  lang: string;
  height?: number;
}) {
  return (
    <Box
      component="iframe"
      sandbox=""
      srcDoc={html}
      title={title}
      lang={lang}
      sx={{ width: '100%', height, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: '#FFFFFF' }}
    />
  );
}
