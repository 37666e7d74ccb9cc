import { z } from 'zod';
import { PROFILE_MAX } from '../../../domain/constants.ts';
import {
  isCleanLine,
  isCleanText,
  isFilled,
  isInOrder,
  isJapanPostalCode,
  isKana,
  isNotBlank,
  isPhoneNumber,
  isRealDate,
} from '../../../domain/validation.ts';
import { tooLong } from './field-message.ts';

/**
 * Pieces of the forms' schemas, made of the server's own rules. Messages are field codes; the server checks the
 * same again.
 */
const line = (max: number) =>
  z.string().trim().max(max, tooLong(max)).refine(isCleanLine, 'invisible_characters');

/** One line that may be left empty. */
export const text = (max: number) => line(max);
export const requiredText = (max: number) => line(max).refine(isNotBlank, 'required');
/** Several lines that may be left empty. */
export const longText = (max: number) =>
  z.string().trim().max(max, tooLong(max)).refine(isCleanText, 'invisible_characters');
export const kana = () => text(255).refine((value) => value === '' || isKana(value), 'not_kana');
export const phone = () => text(PROFILE_MAX.phone_num).refine(isPhoneNumber, 'invalid_phone_number');
export const postalCode = () =>
  text(8).refine((value) => value === '' || isJapanPostalCode(value), 'invalid_postal_code');
export const id = () => z.number().nullable();
export const requiredId = () => id().refine(isFilled, 'required');
export const answer = () => z.boolean().nullable();
export const requiredAnswer = () => answer().refine(isFilled, 'required');
/** A day, or the first of a month; half a choice of year and month ('2027-', '-04') is not enough. */
export const day = () =>
  z
    .string()
    .nullable()
    .refine((value) => value === null || isRealDate(value), 'required');
export const requiredDay = () => day().refine(isFilled, 'required');
export const ids = () => z.array(z.number());
/** A box that has to be ticked. */
export const ticked = () => z.boolean().refine((isTicked) => isTicked, 'must_be_true');

/** A row that may already be on the server. */
export const row = <T extends z.ZodRawShape>(shape: T) => z.object({ id: z.number().optional(), ...shape });

/** The end of a row may not be before its beginning. */
export const inOrder =
  (from: string, to: string) =>
  (value: object, context: z.RefinementCtx): void => {
    const { [from]: start, [to]: end } = value as Record<string, unknown>;
    const areDays = [start, end].every((one) => typeof one === 'string' && isRealDate(one));
    if (areDays && !isInOrder(start, end))
      context.addIssue({ code: 'custom', message: 'end_before_start', path: [to] });
  };
