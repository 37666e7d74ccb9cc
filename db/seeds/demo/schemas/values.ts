import { z } from 'zod';

/** A text in the three languages of the screens. */
export const text = z.strictObject({ ja: z.string().min(1), en: z.string().min(1), vi: z.string().min(1) });
export type Text = z.output<typeof text>;

/** The same without line breaks. */
export const textOfOneLine = text.refine(
  (value) => !/\n/.test(Object.values(value).join('')),
  'More than one line',
);

/** What somebody wrote in Japanese, and what a mentor made of it. */
export const written = z.strictObject({ own: z.string(), corrected: z.string() });
export type Written = z.output<typeof written>;

/** A day from today, or in a fiscal year (April to March) so many years from this one. */
export const relativeDay = z.union([
  z.strictObject({ in_days: z.int() }),
  z.strictObject({
    fiscal_year: z.int(),
    month: z.int().min(1).max(12),
    day: z.int().min(1).max(31),
  }),
]);
export type RelativeDay = z.output<typeof relativeDay>;

/** From 1, the highest, to 5: the digit of the JLPT level it stands beside. */
export const level = z.int().min(1).max(5);

/** HH:MM. */
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** The name by which other files of the demo world tell a company, a student or a question. */
export const key = z.string().regex(/^[a-z][a-z0-9_]*$/);

/** An hour of a day from today, in Tokyo. */
export const moment = z.strictObject({
  in_days: z.int(),
  hour: z.int().min(0).max(23),
  minute: z.int().min(0).max(59).optional(),
});
export type Moment = z.output<typeof moment>;
