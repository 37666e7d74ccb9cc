import { z } from 'zod';
import { isAmountFact } from '../../../../domain/search/facts.ts';
import type { Names } from '../../../../domain/search/names.ts';
import { piecesOf } from '../../../../domain/search/plan.ts';

/** The pieces a keyword is cut into, and what each means. */
export const understoodPieces = z.array(
  z.object({
    text: z.string().describe('As it is compared: kana as katakana, without signs'),
    is_known: z.boolean().describe('Whether it is a name; else only the words are looked for'),
    names: z.array(z.string()).describe('What it is known as, one name for each meaning'),
    is_unwanted: z.boolean().describe('Whether jobs that have it are left out'),
    means: z.array(z.string()).describe('Facts of a job, any of which is meant; amounts as `pay_from>=25`'),
    near: z.array(z.string()).describe('Facts that are shown too where few jobs have what is meant'),
  }),
);

const each = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** How a search takes a keyword to pieces, by the names of now. */
export const understand = (keyword: string, names: Names): z.output<typeof understoodPieces> =>
  piecesOf(keyword, names).map(({ text, concepts, isNegated = false }) => ({
    text,
    is_known: concepts.length > 0,
    names: each(concepts.flatMap((concept) => concept.names[0] ?? [])),
    is_unwanted: isNegated,
    means: each(concepts.flatMap((concept) => concept.told)),
    near: each(concepts.flatMap((concept) => concept.near.filter((fact) => !isAmountFact(fact)))),
  }));
