import { z } from 'zod';
import { flag } from '../../../core/schemas/schema-helpers.ts';
import { isMonth, monthCount, OVERVIEW_MONTHS_MAX } from '../../../../domain/overview.ts';

const month = () =>
  z.string().refine(isMonth, { error: 'invalid_date', abort: true }).describe("A month of Tokyo, 'YYYY-MM'");

/** Months of Tokyo, both included, in their order, and not too many. */
export const period = z
  .strictObject({
    from_month: month(),
    to_month: month(),
    /** Small groups too: for work with the rows behind them, not to be shared. */
    is_whole: flag().optional(),
  })
  .refine(({ from_month, to_month }) => monthCount(from_month, to_month) >= 1, {
    message: 'end_before_start',
    path: ['to_month'],
  })
  .refine(({ from_month, to_month }) => monthCount(from_month, to_month) <= OVERVIEW_MONTHS_MAX, {
    error: 'too_many',
    path: ['to_month'],
    params: { max: OVERVIEW_MONTHS_MAX },
  });
export const periodExample = { from_month: '2026-01', to_month: '2026-11' };

const count = () => z.number().int();
const hidden = () => count().nullable().describe('null: of too few to be told');

/** The parts of a group; `rest` is the sum of the parts that are not told, null when all are. */
export const breakdown = <const N extends string>(names: readonly [N, ...N[]]) => ({
  parts: z.object(
    Object.fromEntries(names.map((name) => [name, hidden()])) as Record<N, ReturnType<typeof hidden>>,
  ),
  rest: count().nullable(),
});

/** What is folded, null when nothing is. Its count is null when even that is too few. */
export const folded = () => z.object({ count: hidden() }).nullable();
