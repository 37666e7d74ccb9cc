import Box from '@mui/material/Box';
import type { Span } from '../../../../domain/resume-checks.ts';

const AROUND = 12;

/** A few words of a text with the stretch in question marked. */
export function Excerpt({ text, span: { start, end } }: { text: string; span: Span }) {
  const before = Array.from(text.slice(0, start)).slice(-AROUND).join('');
  const after = Array.from(text.slice(end)).slice(0, AROUND).join('');
  return (
    <Box component="span" dir="auto">
      {before.length < start && '…'}
      {before}
      <Box
        component="mark"
        sx={{ bgcolor: 'warning.light', color: 'warning.dark', fontWeight: 700, whiteSpace: 'pre-wrap' }}
      >
        {text.slice(start, end)}
      </Box>
      {after}
      {end + after.length < text.length && '…'}
    </Box>
  );
}
