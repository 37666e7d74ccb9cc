import { required } from '../../../../domain/required.ts';
import type { CommandPayload } from '../../../../server/client/contract.ts';
import { INTERFACE_LANGUAGES } from '../../../../domain/languages.ts';
import type { MailWords } from '../../../../domain/mail-words.ts';
import { mailWordsErrors } from '../../../../server/features/mail/language/mail-placeholders.ts';
import { sendTimeFault, type SendKind } from '../../../../domain/send-times.ts';
import { isNotBlank } from '../../../../domain/validation.ts';
import type { RECOMMEND_MAIL_TYPES } from '../../../../domain/recommending.ts';

/** What the page asks to be sent. */
export interface Ask {
  user_ids: number[];
  recruitment_ids: number[];
  mail_template_group_id: number | null;
  /** The template's words, changed for this sending. */
  words: MailWords | null;
  recommend_mail_type: (typeof RECOMMEND_MAIL_TYPES)[number];
  is_including_meeting_schedule: boolean;
  reason_en: string;
  reason_ja: string;
  send_kind: SendKind;
  /** Of the kind `at`: an instant (ISO 8601 UTC); null while it is not written out. */
  send_at: string | null;
}

/** Only languages in which something is written: an empty one is not sent. */
function writtenWords({ template_subject, template_body }: MailWords): MailWords {
  const written = INTERFACE_LANGUAGES.filter(
    (code) => isNotBlank(template_subject[code]) || isNotBlank(template_body[code]),
  );
  const only = (map: MailWords['template_body']) =>
    Object.fromEntries(written.map((code) => [code, map[code] ?? '']));
  return { template_subject: only(template_subject), template_body: only(template_body) };
}

/** What is wrong with the words, by field and language, as the server judges; without any, the subject is missing. */
export function faultsOf(words: MailWords): ReturnType<typeof mailWordsErrors> {
  const written = writtenWords(words);
  if (Object.keys(written.template_subject).length > 0) return mailWordsErrors(written);
  return { 'template_subject[en]': [{ code: 'required' }] };
}

/** What is wrong with the choice of when, as the server judges now; null when nothing is. */
export const sendFaultOf = ({ send_kind, send_at }: Pick<Ask, 'send_kind' | 'send_at'>) =>
  sendTimeFault(
    { kind: send_kind, ...(send_kind === 'at' && send_at && { at: new Date(send_at) }) },
    new Date(),
  );

const sendOf = ({ send_kind, send_at }: Ask) => ({
  kind: send_kind,
  ...(send_kind === 'at' && send_at && { at: send_at }),
});

export const isComplete = ({ user_ids, recruitment_ids, mail_template_group_id, words }: Ask) =>
  user_ids.length > 0 &&
  recruitment_ids.length > 0 &&
  mail_template_group_id !== null &&
  (words === null || Object.keys(faultsOf(words)).length === 0);

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
  // Words changed for this sending are a use of the template they come from.
  mail_template_group_id: required(ask.mail_template_group_id),
  ...(ask.words && { words: writtenWords(ask.words) }),
  is_including_meeting_schedule: ask.is_including_meeting_schedule,
  ...remindsOf(ask),
});

export const payloadOf = (ask: Ask, dry_run: boolean): CommandPayload<'hf_member__send_recommend_mails'> => ({
  ...sharedOf(ask),
  user_ids: ask.user_ids,
  recommend_mail_type: ask.recommend_mail_type,
  send: sendOf(ask),
  dry_run,
});
