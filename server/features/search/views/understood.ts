import { z } from 'zod';
import type { Names } from '../../../../domain/search/names.ts';
import { piecesOf } from '../../../../domain/search/plan.ts';

/** The pieces a keyword is cut into, and what each means. */
export const understoodPieces = z.array(
  z.object({
    text: z.string().describe('As it is compared: kana as katakana, without signs'),
    is_known: z.boolean().describe('Whether it is a name; else only the words are looked for'),
    names: z.array(z.string()).describe('What it is known as, one name for each meaning'),
    means: z.array(z.string()).describe('Facts of a job, any of which is meant'),
    near: z.array(z.string()).describe('Facts that are shown too where few jobs have what is meant'),
  }),
);

const each = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** How a search takes a keyword to pieces, by the names of now. */
export const understand = (keyword: string, names: Names): z.output<typeof understoodPieces> =>
  piecesOf(keyword, names).map(({ text, concepts }) => ({
    text,
    is_known: concepts.length > 0,
    names: each(concepts.flatMap((concept) => concept.names[0] ?? [])),
    means: each(concepts.flatMap((concept) => concept.means)),
    near: each(concepts.flatMap((concept) => concept.near)),
  }));
