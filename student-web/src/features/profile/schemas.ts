import { z } from 'zod';
import { isInOrder, isJapanPostalCode, isKana, isRealDate } from '../../../../server/domain/validation.ts';

/** Pieces of the steps' schemas. Messages are field codes; the server checks the same again. */

/** Typed as a plain yes or no, so that a form's value keeps its null until it is checked. */
export const isGiven = (value: unknown): boolean => value !== null;

export const requiredText = (max: number) => z.string().trim().min(1, 'required').max(max, 'too_long');
export const text = (max: number) => z.string().trim().max(max, 'too_long');
export const kana = () => text(255).refine((value) => value === '' || isKana(value), 'invalid');
export const phone = () => requiredText(40).regex(/^[0-9+\-() ]*$/, 'invalid');
export const postalCode = () =>
  text(8).refine((value) => value === '' || isJapanPostalCode(value), 'invalid_postal_code');
export const id = () => z.number().nullable();
export const requiredId = () => id().refine(isGiven, 'required');
export const answer = () => z.boolean().nullable();
export const requiredAnswer = () => answer().refine(isGiven, 'required');
/** A day, or the first of a month; half a choice of year and month ('2027-', '-04') is not enough. */
export const day = () =>
  z
    .string()
    .nullable()
    .refine((value) => value === null || isRealDate(value), 'required');
export const requiredDay = () => day().refine(isGiven, 'required');
export const ids = () => z.array(z.number());

/** A row that may already be on the server. */
export const row = <T extends z.ZodRawShape>(shape: T) => z.object({ id: z.number().optional(), ...shape });

/** The end of a row may not be before its beginning. */
export const inOrder =
  (from: string, to: string) =>
  (value: object, context: z.RefinementCtx): void => {
    const { [from]: start, [to]: end } = value as Record<string, string | null>;
    const areDays = [start, end].every((one) => typeof one === 'string' && isRealDate(one));
    if (areDays && !isInOrder(start, end))
      context.addIssue({ code: 'custom', message: 'end_before_start', path: [to] });
  };
