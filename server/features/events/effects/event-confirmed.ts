import type { EffectHandler } from '../../mail/services/effect-handler.ts';

/** Nobody gets a mail: the applicant pressed the button. Channels are told beside the mails. */
export const eventConfirmed: EffectHandler<'event_confirmed'> = async () => [];
