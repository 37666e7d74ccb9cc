import type { EffectHandler } from '../draft.ts';

/** Nobody gets a mail: the applicant pressed the button. Channels are told beside the mails. */
export const eventConfirmed: EffectHandler<'event_confirmed'> = async () => [];
