import type { InterviewPractice } from '../../../../db/models/interview.ts';
import type { AboutApplication } from '../../applications/services/about-application.ts';
import { practiceFile } from './appointment-calendar.ts';
import { draft, type EffectContext, type MailDraft } from '../../mail/services/draft.ts';
import { toMember } from '../../mail/services/recipients.ts';
import { instantInWords } from '../../mail/services/tokyo-words.ts';

const BETWEEN = { ja: '、', en: '; ', vi: '; ' };

/**
 * One mail to each who holds one of the practices, with a file for each in their calendar: also to who arranged it.
 * @param sequence the line of the history it tells of
 */
export async function toPracticeHolders(
  practices: readonly InterviewPractice[],
  about: AboutApplication,
  ctx: EffectContext,
  sequence: number,
  news: { is_change: boolean; is_cancelled: boolean },
): Promise<MailDraft[]> {
  const holders = [...new Set(practices.flatMap(({ hf_member_id }) => hf_member_id ?? []))];
  const mails = holders.map((holder) => {
    const own = practices.filter(({ hf_member_id }) => hf_member_id === holder);
    return toMember(about, ctx, holder, (recipient, shared) => {
      const { language } = recipient;
      // A mentor's calendar has many practices: it says with whom.
      const titled = { ...shared, company_name: `${shared.student_name}, ${shared.company_name}` };
      const of = { sequence, language, shared: titled, isCancelled: news.is_cancelled };
      const [only] = news.is_cancelled ? [] : own;
      return draft(
        'staff_practice',
        recipient,
        {
          ...shared,
          ...news,
          starts_at: own.map((row) => instantInWords(row.scheduled_at, language)).join(BETWEEN[language]),
          online_link: only?.online_link ?? null,
          notes: only?.notes?.trim() || null,
        },
        own.map((row) => practiceFile(row, { ...of, startsAt: row.scheduled_at }, ctx)),
      );
    });
  });
  return (await Promise.all(mails)).flat();
}
