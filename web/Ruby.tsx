import { Fragment } from 'react';
import type { Segment } from '../domain/readings/okurigana.ts';

/** Room for the readings above a line; who copies the text gets it without them. */
export const RUBY_STYLES = {
  ':has(> ruby)': { lineHeight: 2.05 },
  rt: { fontSize: '0.5em', lineHeight: 1, fontWeight: 400, userSelect: 'none' },
} as const;

/** A Japanese text with the readings of its kanji above them; in brackets where a browser cannot do that. */
export function Ruby({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, reading }, place) =>
    reading === null ? (
      <Fragment key={place}>{text}</Fragment>
    ) : (
      <ruby key={place}>
        {text}
        <rp>（</rp>
        <rt>{reading}</rt>
        <rp>）</rp>
      </ruby>
    ),
  );
}
