import { z } from 'zod';

/** Texts with the readings of their kanji; texts without kanji are left out. */
export const readings = z.object({
  readings: z.array(
    z
      .object({
        text: z.string(),
        segments: z
          .array(
            z.object({
              text: z.string(),
              reading: z
                .string()
                .nullable()
                .describe('Hiragana; null for kana, numbers and whatever has no known reading'),
            }),
          )
          .describe('The whole text in pieces, in their order'),
      })
      .meta({ id: 'TextReadings' }),
  ),
});
