import type { CommandPayload } from '../../../../server/api/contract.ts';
import type { RECOMMEND_MAIL_TYPES } from '../../../../server/domain/recommending.ts';

/** What the page asks to be sent. */
export interface Ask {
  user_ids: number[];
  recruitment_ids: number[];
  mail_template_group_id: number | null;
  recommend_mail_type: (typeof RECOMMEND_MAIL_TYPES)[number];
  is_including_meeting_schedule: boolean;
  reason_en: string;
  reason_ja: string;
}

export const isComplete = (ask: Ask) =>
  ask.user_ids.length > 0 && ask.recruitment_ids.length > 0 && ask.mail_template_group_id !== null;

/** The reasons go with every job: who has not heard of it gets it as new. */
function remindsOf({ recruitment_ids, reason_en, reason_ja }: Ask) {
  const words = {
    ...(reason_en.trim() && { reason_en: reason_en.trim() }),
    ...(reason_ja.trim() && { reason_ja: reason_ja.trim() }),
  };
  if (Object.keys(words).length === 0) return {};
  return { reminds: recruitment_ids.map((recruitment_id) => ({ recruitment_id, ...words })) };
}

/** The parts that previews and sending share. */
export const sharedOf = (ask: Ask) => ({
  recruitment_ids: ask.recruitment_ids,
  mail_template_group_id: ask.mail_template_group_id!,
  is_including_meeting_schedule: ask.is_including_meeting_schedule,
  ...remindsOf(ask),
});

export const payloadOf = (ask: Ask, dry_run: boolean): CommandPayload<'hf_member__send_recommend_mails'> => ({
  ...sharedOf(ask),
  user_ids: ask.user_ids,
  recommend_mail_type: ask.recommend_mail_type,
  dry_run,
});
