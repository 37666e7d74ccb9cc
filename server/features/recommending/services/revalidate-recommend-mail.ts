import { BaseError, type Sequelize, type Transaction } from 'sequelize';
import { Delivery } from '../../../../db/models/delivery.ts';
import { RecommendMail } from '../../../../db/models/recommend-mail.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { OWN_PROBLEMS } from '../../../../domain/delivery-problem.ts';
import type { RecommendSkipped } from '../../../../domain/recommending.ts';
import type { EffectContext } from '../../mail/services/draft.ts';
import { keptValues } from '../../mail/services/templates/render.ts';
import { isWritable, loadRecommendDraft, writeRecommendMail } from './recommend-rendering.ts';
import { checkAgain, type JobNow } from './recommend-rules.ts';

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

/** Writes down which jobs are not told, and why. */
async function noteLeftOut(ctx: EffectContext, mail: RecommendMail, jobs: readonly JobNow[]): Promise<void> {
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
async function writable<T>(write: () => Promise<T>): Promise<T> {
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
    const asked = await loadRecommendDraft(mail, delivery.unsubscribe_token ?? '', tx);
    const ids = [...asked.recruitment_ids, ...asked.reminds.map(({ recruitment_id }) => recruitment_id)];
    const found = await checkAgain(ctx, mail.user_id, ids);
    await noteLeftOut(ctx, mail, found.jobs);
    if (found.code !== null) return skip(delivery, mail, found.code, tx);
    const told = new Set(found.jobs.filter(({ code }) => code === null).map((job) => job.recruitment_id));
    const going = {
      ...asked,
      recruitment_ids: asked.recruitment_ids.filter((job) => told.has(job)),
      reminds: asked.reminds.filter(({ recruitment_id }) => told.has(recruitment_id)),
    };
    const { values, written } = await writable(() => writeRecommendMail(ctx, going));
    const current = {
      recipient_email: found.student.email,
      reply_to: values.mentor_email,
      ...written,
    };
    await delivery.update({ ...current, template_values: keptValues({ values }) }, { transaction: tx });
    return { ...current, is_undeliverable: false };
  });
}
