import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from '../i18n/use-translate.ts';
import { problemText } from '../lib/problem-text.ts';

interface Props {
  /** Of the PDF's bytes; null until they have come. */
  url: string | null;
  error: unknown;
  /** In pixels; without it as high as the page is. */
  height?: number;
}

/** The dark ground that browsers draw around the page, in pixels: it is left outside of the frame. */
const EDGE = 4;

/** A PDF inside the page, where there is room for it, or why it could not be made. */
export function PdfFrame({ url, error, height }: Props) {
  const t = useTranslate();
  return (
    <>
      {error !== null && (
        <Alert severity="error">
          {t('pdf.failed')} {problemText(error, t)}
        </Alert>
      )}
      {url && (
        <Box
          sx={{
            display: { xs: 'none', sm: 'block' },
            position: 'relative',
            overflow: 'hidden',
            ...(height === undefined ? { aspectRatio: '210 / 297' } : { height }),
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: '#FFFFFF',
          }}
        >
          <Box
            component="iframe"
            src={`${url}#toolbar=0&navpanes=0&view=FitH`}
            title={t('pdf.frame')}
            sx={{
              position: 'absolute',
              top: -EDGE,
              left: -EDGE,
              width: `calc(100% + ${2 * EDGE}px)`,
              height: `calc(100% + ${2 * EDGE}px)`,
              border: 0,
            }}
          />
        </Box>
      )}
    </>
  );
}
