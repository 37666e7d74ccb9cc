import { z } from 'zod';
import { EVERYONE } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';

/** Not knowing is no reason to warn anybody: an unknown address, and any failure, count as Japan. */
export const is_japan = query({
  name: 'is-japan',
  summary: 'Whether the request comes from Japan; true when that cannot be told',
  allow: EVERYONE,
  input: z.strictObject({}),
  output: z.object({ is_japan: z.boolean() }),
  errors: [],
  example: {},
  async run(ctx) {
    try {
      const country = await ctx.adapters.countryOf(ctx.address);
      return { is_japan: country === null || country === 'JP' };
    } catch {
      return { is_japan: true };
    }
  },
});
