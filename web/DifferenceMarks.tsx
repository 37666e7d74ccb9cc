import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { visuallyHidden } from './visually-hidden.ts';
import type { DifferencePart } from './word-difference.ts';

type Changed = Exclude<DifferencePart['kind'], 'same'>;

interface DifferenceMarksProps {
  parts: readonly DifferencePart[];
  /** Marked by line as well as by colour: not everybody sees the colours. */
  look: Record<Changed, SxProps<Theme>>;
  /** What went and came in words, for a reader. */
  words?: Record<Changed, string>;
}

/** A text with what went and what came marked in it. */
export function DifferenceMarks({ parts, look, words }: DifferenceMarksProps) {
  return parts.map(({ kind, text }, index) => {
    // Parts of a text have nothing but their place.
    const key = `${index}-${kind}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    return (
      <Box key={key} component={kind === 'inserted' ? 'ins' : 'del'} sx={look[kind]}>
        {words && <span style={visuallyHidden}>{words[kind]}</span>}
        {text}
      </Box>
    );
  });
}
