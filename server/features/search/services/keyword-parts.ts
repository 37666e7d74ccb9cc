import { z } from 'zod';
import type { Piece } from '../../../../domain/search/pieces.ts';
import { writtenIn } from '../../../../domain/search/written-in.ts';

export const keywordParts = z
  .array(
    z.object({
      words: z.string().describe('As they are typed, where that can be told'),
      full_text_search_query: z.string().describe('The keyword without them'),
    }),
  )
  .describe('What the keyword was cut into; empty where that is one thing');

/** The parts of a keyword, each with the keyword that is left without it. */
export function partsOfKeyword(keyword: string, pieces: readonly Piece[]): z.output<typeof keywordParts> {
  const parts = [...new Set(pieces.map(writtenIn(keyword)))];
  if (parts.length < 2) return [];
  return parts.map((words) => ({
    words,
    full_text_search_query: parts.filter((other) => other !== words).join(' '),
  }));
}
