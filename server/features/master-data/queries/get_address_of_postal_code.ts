import { z } from 'zod';
import { DomainError } from '../../../../domain/error-codes.ts';
import { EVERYONE } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { outId, postalCode } from '../../../core/schemas/schema-helpers.ts';

/** Katakana; null where the post office's list has none. */
const kana = () => z.string().nullable();

export const get_address_of_postal_code = query({
  name: 'get_address_of_postal_code',
  summary: 'Prefecture, city and town of a Japanese postal code, with their reading',
  addition: true,
  allow: EVERYONE,
  input: z.strictObject({ postal_code: postalCode().min(1, 'required') }),
  output: z.object({
    prefecture_id: outId(),
    prefecture: z.string(),
    prefecture_kana: kana(),
    city: z.string(),
    city_kana: kana(),
    town: z.string().describe('Empty where the code has no town, or several'),
    town_kana: kana(),
  }),
  errors: ['not_found'],
  example: { postal_code: '450-0002' },
  async run(ctx, { postal_code }) {
    const address = await ctx.adapters.addressOfPostalCode(postal_code);
    if (!address) throw new DomainError('not_found');
    return address;
  },
});
