import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { CSSProperties } from 'react';
import type { Span } from '../domain/resume-checks.ts';

const SHOWN = 3;
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

interface FindingSpansProps {
  text: string;
  spans: readonly Span[];
  /** Shows a stretch in the field; without, the words are only told. */
  onShow?: ((span: Span) => void) | undefined;
  showTitle: string;
  /** What there is besides those shown. */
  moreText(count: number): string;
  look?: CSSProperties;
}

/** The stretches of a text that a finding is about, a few of them. */
export function FindingSpans({ text, spans, onShow, showTitle, moreText, look }: FindingSpansProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      {spans.slice(0, SHOWN).map((span) =>
        onShow ? (
          <ButtonBase
            key={span.start}
            onClick={() => onShow(span)}
            title={showTitle}
            style={look}
            sx={{
              font: 'inherit',
              textAlign: 'start',
              maxWidth: '100%',
              overflowWrap: 'anywhere',
              borderRadius: 1,
              textDecoration: 'underline',
            }}
          >
            <Excerpt text={text} span={span} />
          </ButtonBase>
        ) : (
          <Excerpt key={span.start} text={text} span={span} />
        ),
      )}
      {spans.length > SHOWN && <span>{moreText(spans.length - SHOWN)}</span>}
    </Box>
  );
}
