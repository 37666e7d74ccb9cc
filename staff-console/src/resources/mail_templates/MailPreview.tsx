import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ApiError } from '../../../../server/client/client.ts';
import { LoadProblem } from '../../components/LoadProblem.tsx';
import { MailFrame } from '../../components/MailFrame.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { MailPreviewAnswer } from './use-mail-preview.ts';

const WIDTHS = { phone: 360, desk: 600, plain: null } as const;
type Shown = keyof typeof WIDTHS;

function Subject({ subject, lang }: { subject: string; lang: string }) {
  const t = useTranslate();
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t('mail_preview.subject')}:{' '}
      </Box>
      <Box component="span" lang={lang} sx={{ fontWeight: 600 }}>
        {subject}
      </Box>
    </Typography>
  );
}

/** The server's sentences about what it was given, each once. */
function sentencesOf(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [];
  const all = Object.values(error.fields).flatMap((list) => list.map(({ message }) => message));
  return [...new Set(all)];
}

/** The mail as a phone shows it, as a desk does, or as plain text; what hinders it is told above the last good one. */
export function MailPreview({ preview, lang }: { preview: MailPreviewAnswer; lang: string }) {
  const t = useTranslate();
  const [shown, setShown] = useState<Shown>('desk');
  const { data, good, error, refetch } = preview;
  const sentences = sentencesOf(error);
  const fails = data !== undefined && data.body_html === null;
  const width = WIDTHS[shown];
  return (
    <Stack spacing={1.5} aria-busy={preview.isOld}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={shown}
        aria-label={t('mail_preview.width')}
        onChange={(_event, next: Shown | null) => next && setShown(next)}
        sx={{ flexWrap: 'wrap' }}
      >
        {(Object.keys(WIDTHS) as Shown[]).map((one) => (
          <ToggleButton key={one} value={one} sx={{ textTransform: 'none', px: 2, color: 'text.primary' }}>
            {t(`mail_preview.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {error &&
        (sentences.length > 0 ? (
          <Alert severity="warning">
            {t('mail_preview.failing')} {sentences.join(' ')}
          </Alert>
        ) : (
          <LoadProblem error={error} onRetry={() => void refetch()} />
        ))}
      {!error && fails && (
        <Alert severity="warning">
          {t('mail_preview.failing')} {data.problem ?? t('mail_preview.mend')}
          {good && <Box>{t('mail_preview.stale')}</Box>}
        </Alert>
      )}
      {good && <Subject subject={good.subject ?? ''} lang={lang} />}
      {good && width !== null && (
        <Box sx={{ width: '100%', maxWidth: width, opacity: fails ? 0.6 : 1 }}>
          <MailFrame html={good.body_html ?? ''} title={t('mail_preview.frame')} lang={lang} />
        </Box>
      )}
      {good && width === null && (
        <Box component="section" aria-label={t('mail_preview.plain')}>
          <Paper
            component="pre"
            variant="outlined"
            lang={lang}
            sx={{
              m: 0,
              p: 2,
              whiteSpace: 'pre-wrap',
              fontFamily: 'inherit',
              fontSize: '0.875rem',
              overflowWrap: 'anywhere',
            }}
          >
            {good.body_text}
          </Paper>
        </Box>
      )}
    </Stack>
  );
}
