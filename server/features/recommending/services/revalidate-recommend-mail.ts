import { BaseError, literal, Op, type Sequelize, type Transaction } from 'sequelize';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { isForgottenSql } from '../../../../db/current.ts';
import { hasStopped } from '../../../../db/mail-suppressions.ts';
import { isUndeliverable } from '../../../../db/undeliverable.ts';
import { Application } from '../../../../db/models/application.ts';
import { Delivery } from '../../../../db/models/delivery.ts';
import { RecommendDismissal } from '../../../../db/models/recommend-dismissal.ts';
import { RecommendMail } from '../../../../db/models/recommend-mail.ts';
import { Recruitment } from '../../../../db/models/recruitment.ts';
import { User } from '../../../../db/models/user.ts';
import { isOpen } from '../../../../domain/applying.ts';
import { OWN_PROBLEMS } from '../../../../domain/delivery-problem.ts';
import {
  hasName,
  leftOut,
  recommendSkipped,
  type LeftOut,
  type RecommendSkipped,
} from '../../../../domain/recommending.ts';
import type { EffectContext } from '../../mail/services/draft.ts';
import { loadMailEdits } from '../../mail/services/templates/edits.ts';
import { keptValues } from '../../mail/services/templates/kept-values.ts';
import { renderMail } from '../../mail/services/templates/render.ts';
import { isWritable, loadRecommendDraft } from './recommend-draft.ts';
import { recommendValues } from './recommend-values.ts';

/** It cannot be written as things are now; a person decides. */
export class UnwritableMail extends Error {}

interface RevalidateDeps {
  sequelize: Sequelize;
  now(): Date;
  baseUrl: string;
}

/** A delivery that is claimed: its lease is ours while `attempts` is. */
interface ClaimedRecommendMail {
  id: number;
  attempts: number;
}

interface Found {
  recruitment_id: number;
  code: LeftOut | null;
}

/**
 * Which of the jobs can still be told. Fitting is advice of the day the mail was written and is not judged again
 * (domain/eligibility); that the job was recommended is what this very mail does.
 */
async function lookAtJobs(ctx: EffectContext, student: User, ids: readonly number[]): Promise<Found[]> {
  const both = { where: { user_id: student.id, recruitment_id: { [Op.in]: [...ids] } }, transaction: ctx.tx };
  const jobs = await Recruitment.findAll({
    attributes: [
      'id',
      'is_released',
      'closed_at',
      'apply_deadline_on',
      'is_available_from_overseas',
      'company_id',
    ],
    where: { id: { [Op.in]: [...ids] } },
    include: [{ association: 'company', attributes: ['id'], include: [{ association: 'appliable_terms' }] }],
    transaction: ctx.tx,
  });
  const applied = await Application.findAll({
    attributes: ['recruitment_id'],
    where: { [Op.and]: [both.where, literal(`not ${isForgottenSql('"Application"', ctx.now)}`)] },
    transaction: ctx.tx,
  });
  const dismissed = await RecommendDismissal.findAll({ attributes: ['recruitment_id'], ...both });
  return ids.map((recruitment_id) => {
    const job = jobs.find(({ id }) => id === recruitment_id);
    const isAbout = (row: { recruitment_id: number }) => row.recruitment_id === recruitment_id;
    const code = leftOut({
      is_open: job !== undefined && isOpen(job, job.company?.appliable_terms ?? [], ctx.now),
      has_applied: applied.some(isAbout),
      has_ended: false,
      is_dismissed: dismissed.some(isAbout),
      was_recommended: false,
      is_remind: false,
      is_available_from_overseas: job?.is_available_from_overseas ?? false,
      living_country_id: student.living_country_id,
      has_japanese_visa: student.has_japanese_visa,
      verdict: 'unknown',
    });
    return { recruitment_id, code };
  });
}

/** Writes down which jobs are not told, and why. */
async function noteLeftOut(ctx: EffectContext, mail: RecommendMail, jobs: readonly Found[]): Promise<void> {
  const out = jobs.filter(({ code }) => code !== null);
  if (out.length === 0) return;
  await sequelizeOf(RecommendMail).query(
    `with out as (select * from jsonb_to_recordset($1::jsonb) as o (recruitment_id int, code text)),
     told as (
       update recommend_mail_recruitments j set left_out_code = out.code from out
       where j.recommend_mail_id = $2 and j.recruitment_id = out.recruitment_id and j.left_out_code is null)
     update recommend_mail_remind_recruitments j set left_out_code = out.code, updated_at = $3 from out
     where j.recommend_mail_id = $2 and j.recruitment_id = out.recruitment_id and j.left_out_code is null`,
    { bind: [JSON.stringify(out), mail.id, ctx.now], transaction: ctx.tx },
  );
}

async function skip(
  delivery: Delivery,
  mail: RecommendMail,
  code: RecommendSkipped,
  transaction: Transaction,
): Promise<null> {
  // The mail follows its delivery by a trigger; only the reason is left to note.
  const last_error = OWN_PROBLEMS.not_any_more;
  await delivery.update({ state: 'cancelled', lease_until: null, last_error }, { transaction });
  await mail.update({ skipped_code: code }, { transaction });
  return null;
}

/** @throws UnwritableMail; what the database says goes on as it is, and is tried again */
async function written<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof BaseError || !(error instanceof Error)) throw error;
    throw new UnwritableMail(error.message);
  }
}

/**
 * A recommend mail's time has come: whether the student and each of its jobs may still be told is looked at again, and
 * it is written with what holds now, from the words it was written with. Whom it does not go to, and which job is not in
 * it, is noted with the reason.
 * @returns the address and the words that go; null when it does not go, or is not ours any more
 * @throws UnwritableMail when a value is missing
 */
export function revalidate(deps: RevalidateDeps, { id, attempts }: ClaimedRecommendMail) {
  return deps.sequelize.transaction(async (tx) => {
    const ctx = { tx, now: deps.now(), baseUrl: deps.baseUrl };
    // The delivery first, then the mail: in the order of who takes one back.
    const delivery = await Delivery.findOne({
      where: { id, attempts, state: 'sending' },
      lock: tx.LOCK.UPDATE,
      transaction: tx,
    });
    if (!delivery?.recommend_mail_id) return null;
    const mail = await RecommendMail.findByPk(delivery.recommend_mail_id, {
      lock: tx.LOCK.UPDATE,
      transaction: tx,
    });
    if (!isWritable(mail)) throw new UnwritableMail('Who wrote the mail is not there any more.');
    const student = await User.findByPk(mail.user_id, { transaction: tx });
    const code = recommendSkipped(
      student && {
        status: student.status,
        has_name: hasName(student),
        has_stopped: await hasStopped(student.id, 'recommend', tx),
        has_language: true,
        is_undeliverable: await isUndeliverable(student.email, tx),
      },
    );
    if (code !== null || !student) return skip(delivery, mail, code ?? 'not_found', tx);
    const token = delivery.unsubscribe_token ?? '';
    const asked = await loadRecommendDraft(mail, token, tx);
    const ids = [...asked.recruitment_ids, ...asked.reminds.map(({ recruitment_id }) => recruitment_id)];
    const jobs = await lookAtJobs(ctx, student, ids);
    await noteLeftOut(ctx, mail, jobs);
    const isTold = (job: number) => jobs.some((one) => one.recruitment_id === job && one.code === null);
    if (!ids.some(isTold)) return skip(delivery, mail, 'nothing_left', tx);
    const going = {
      ...asked,
      recruitment_ids: asked.recruitment_ids.filter(isTold),
      reminds: asked.reminds.filter(({ recruitment_id }) => isTold(recruitment_id)),
    };
    const edits = await loadMailEdits(['recommend_mail'], tx);
    const { values, words } = await written(async () => {
      const filled = await recommendValues(ctx, going);
      const frame = edits.get('recommend_mail');
      const said = renderMail('recommend_mail', going.language, filled, deps.baseUrl, [], frame);
      return { values: filled, words: said };
    });
    const current = { recipient_email: student.email, reply_to: values.mentor_email, ...words };
    await delivery.update({ ...current, template_values: keptValues(values) }, { transaction: tx });
    return { ...current, is_undeliverable: false };
  });
}
