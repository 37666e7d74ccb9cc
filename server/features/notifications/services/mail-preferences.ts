import type { Transaction } from 'sequelize';
import { z } from 'zod';
import { stoppedStreams } from '../../../../db/mail-suppressions.ts';
import { STREAMS } from '../../../../domain/mail-streams.ts';

export const mailPreferences = z.object({
  mail_preferences: z
    .array(z.object({ stream: z.enum(STREAMS), is_wanted: z.boolean() }))
    .describe('Each kind of mail that can be stopped, and whether the student gets it'),
});

export async function loadMailPreferences(user_id: number, transaction: Transaction | null) {
  const stopped = await stoppedStreams([user_id], transaction);
  return {
    mail_preferences: STREAMS.map((stream) => ({ stream, is_wanted: !stopped.has(`${user_id}:${stream}`) })),
  };
}
