import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { visuallyHidden } from './visually-hidden.ts';
import type { DifferencePart } from './word-difference.ts';

type Changed = Exclude<DifferencePart['kind'], 'same'>;

interface DifferenceMarksProps {
  parts: readonly DifferencePart[];
  /** Marked by line as well as by colour: not everybody sees the colours. */
  look: Record<Changed, SxProps<Theme>>;
  /** What went and came in words, for a reader. */
  words?: Record<Changed, string>;
  /** What stands before each change, in their order. */
  marks?: readonly ReactNode[];
}

/** A text with what went and what came marked in it. */
export function DifferenceMarks({ parts, look, words, marks }: DifferenceMarksProps) {
  let change = -1;
  return parts.map(({ kind, text }, index) => {
    // Parts of a text have nothing but their place.
    const key = `${index}-${kind}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    // What went and what came at one place are one change.
    const isNew = index === 0 || parts[index - 1]?.kind === 'same';
    if (isNew) change += 1;
    return (
      <Fragment key={key}>
        {isNew && marks?.[change]}
        <Box component={kind === 'inserted' ? 'ins' : 'del'} sx={look[kind]}>
          {words && <span style={visuallyHidden}>{words[kind]}</span>}
          {text}
        </Box>
      </Fragment>
    );
  });
}
