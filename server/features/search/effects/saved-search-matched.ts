import { Op } from 'sequelize';
import { SavedSearch } from '../../../../db/models/bookmark.ts';
import { Company } from '../../../../db/models/company.ts';
import { Recruitment } from '../../../../db/models/recruitment.ts';
import type { MailLanguage } from '../../../../templates/mail/registry.ts';
import { hasStopped } from '../../../../db/mail-suppressions.ts';
import { isPastDueDay } from '../../../../domain/tokyo-time.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { jobLabel, studentName } from '../../mail/services/mail-names.ts';
import { forNotification, studentRecipient } from '../../mail/services/recipients.ts';
import { draft, newUnsubscribeToken, unsubscribeUrl, type EffectContext } from '../../mail/services/draft.ts';

/** Of those that may still be applied for, how a mail lists each. */
async function jobsOf(ids: readonly number[], ctx: EffectContext) {
  const rows = await Recruitment.findAll({
    where: { id: { [Op.in]: [...ids] }, is_released: true, closed_at: null },
    transaction: ctx.tx,
  });
  const open = rows.filter((row) => !isPastDueDay(row.apply_deadline_on, ctx.now));
  const companies = await Company.findAll({
    where: { id: open.map((row) => row.company_id) },
    transaction: ctx.tx,
  });
  const nameOf = new Map(companies.map((row) => [row.id, row.official_name]));
  return new Map(
    open.map((row) => {
      const inWords = (language: MailLanguage) => ({
        job_label: jobLabel(row.title, nameOf.get(row.company_id), language),
        job_url: `${ctx.baseUrl}/recruitments/${row.id}`,
      });
      return [row.id, inWords];
    }),
  );
}

/** New jobs, each under the first search that finds it. Nothing when all were closed, or all searches deleted. */
export const savedSearchMatched: EffectHandler<'saved_search_matched'> = async (payload, about, ctx) => {
  const recipient = studentRecipient(about.student);
  if (!recipient || (await hasStopped(payload.user_id, 'saved_search', ctx.tx))) return [];
  const jobs = await jobsOf(
    payload.matches.flatMap((match) => match.recruitment_ids),
    ctx,
  );
  const kept = await SavedSearch.findAll({
    where: { user_id: payload.user_id, is_mail_wanted: true },
    transaction: ctx.tx,
  });
  const searches = payload.matches.flatMap((match) => {
    const search = kept.find(({ id }) => id === match.saved_search_id);
    const found = match.recruitment_ids.flatMap((id) => jobs.get(id) ?? []);
    return search && found.length > 0 ? [{ search_name: search.name, jobs: found }] : [];
  });
  if (searches.length === 0) return [];
  const unsubscribe_token = newUnsubscribeToken();
  const written = forNotification(recipient, (one) =>
    draft('saved_search_matches', one, {
      student_name: studentName(about.student, one.language),
      count: String(searches.reduce((sum, { jobs: found }) => sum + found.length, 0)),
      searches: searches.map((search) => ({
        ...search,
        jobs: search.jobs.map((inWords) => inWords(one.language)),
      })),
      all_jobs_url: `${ctx.baseUrl}/recruitments?sort=newest`,
      manage_url: `${ctx.baseUrl}/recruitments?view=searches`,
      stop_url: unsubscribeUrl(ctx.baseUrl, unsubscribe_token),
    }),
  );
  return [{ ...written, unsubscribe_token }];
};
