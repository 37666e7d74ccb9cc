import { z } from 'zod';
import { Setting } from '../../../../db/models/setting.ts';
import { EVERYONE } from '../../../../domain/roles.ts';
import { query } from '../../../core/calls/define.ts';
import { outMap } from '../../../core/schemas/schema-helpers.ts';

/** Settings anybody may read; others stay inside. */
const PUBLIC_KEYS = ['claims', 'residence_status_notice', 'operator'] as const;

export const get_settings = query({
  name: 'get_settings',
  summary: "The top page's claims and notice, and who runs the service, as staff keep them",
  addition: true,
  allow: EVERYONE,
  input: z.strictObject({}),
  output: z.object({
    claims: z
      .object({
        partner_firms: z.number(),
        companies_to_apply: z.number(),
        resume_days: z.number(),
        minutes: z.number(),
      })
      .nullable(),
    residence_status_notice: outMap().nullable(),
    operator: outMap().nullable(),
  }),
  errors: [],
  example: {},
  async run() {
    const rows = await Setting.findAll({ where: { key: [...PUBLIC_KEYS] } });
    return Object.fromEntries(
      PUBLIC_KEYS.map((key) => [key, rows.find((row) => row.key === key)?.value ?? null]),
    );
  },
});
