import { Op } from 'sequelize';
import { z } from 'zod';
import { itemAt, required } from '../../../../domain/required.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { Delivery } from '../../../../db/models/delivery.ts';
import { decisionRefusal, isWritten, type DeliveryDecision } from '../../../../domain/delivery-decision.ts';
import { BULK_MAX, COMMENT_MAX } from '../../../../domain/constants.ts';
import { DomainError, fieldError, type ErrorCode } from '../../../../domain/error-codes.ts';
import { isMailTemplateName } from '../../../../domain/mail-template-names.ts';
import { errorMessage } from '../../../../domain/messages/message.ts';
import { isGone } from '../../../../domain/student-status.ts';
import { isNotBlank } from '../../../../domain/validation.ts';
import { loadMailEdits } from './templates/words.ts';
import { writeDelivery } from './templates/render.ts';
import { checkIds } from '../../../core/calls/bulk.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { wakeSender } from '../../../core/calls/outbox.ts';
import { readableDeliveries } from '../../../core/scopes.ts';
import { bigId, flag, list, longText, outId } from '../../../core/schemas/schema-helpers.ts';

/** What both decisions take. */
export const decisionInput = z.strictObject({
  ids: list(bigId(), BULK_MAX),
  /** Why: it stands in the audit log. A dry run needs none. */
  reason: longText(COMMENT_MAX).optional(),
  dry_run: flag(),
});

export const decisionAnswer = z
  .object({
    dry_run: z.boolean(),
    done_count: z.number().int(),
    skipped_count: z.number().int(),
    results: z.array(
      z.object({
        id: outId(),
        is_done: z.boolean().describe('Of a dry run: would be'),
        /** Null for a mail the caller may not see. */
        subject: z.string().nullable(),
        template: z.string().nullable(),
        recipient_email: z.string().nullable().describe('Where it went, or was to go'),
        new_email: z.string().nullable().describe('Where it goes now, when the address has changed since'),
        state: z.string().nullable().describe('Before the decision'),
        code: z.string().nullable(),
        message: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'DeliveryDecisionAnswer' });

interface Decided {
  row: Delivery;
  refusal: ErrorCode | null;
  /** The recipient's present address. */
  email: string;
  /** What it says, when it has to be written anew. */
  words: { subject: string; body_html: string; body_text: string } | null;
}

/** The mails with the people behind their addresses, locked in the order of their ids. */
async function openDeliveries(ctx: CommandContext, ids: readonly number[]): Promise<Delivery[]> {
  const locked = await Delivery.findAll({
    attributes: ['id'],
    where: { [Op.and]: [{ id: { [Op.in]: [...ids] } }, readableDeliveries(ctx.actor)] },
    order: [['id', 'ASC']],
    lock: ctx.tx.LOCK.UPDATE,
    transaction: ctx.tx,
  });
  return Delivery.findAll({
    where: { id: { [Op.in]: locked.map((row) => row.id) } },
    include: [
      { association: 'recipient_user', attributes: ['id', 'email', 'status'] },
      { association: 'recipient_hf_member', attributes: ['id', 'email', 'is_active'] },
    ],
    transaction: ctx.tx,
  });
}

function decide(decision: DeliveryDecision, row: Delivery): Decided {
  const { recipient_user: user, recipient_hf_member: member } = row;
  const email = user?.email ?? member?.email ?? row.recipient_email;
  const isNobody = (user && isGone(user.status)) || member?.is_active === false;
  const refusal =
    decisionRefusal(decision, row) ?? (decision === 'send_again' && isNobody ? 'recipient_missing' : null);
  return { row, refusal, email, words: null };
}

/**
 * A mail whose words were at fault is written from its values with the words of now. Whatever is still wrong leaves it
 * as it is.
 */
async function writtenAnew(ctx: CommandContext, decided: Decided[]): Promise<Decided[]> {
  const unwritten = decided.filter(({ row, refusal }) => refusal === null && !isWritten(row));
  const edits = await loadMailEdits(
    unwritten.map(({ row }) => row.template).filter(isMailTemplateName),
    ctx.tx,
  );
  return decided.map((one) => {
    if (!unwritten.includes(one)) return one;
    try {
      return { ...one, words: writeDelivery(one.row, edits, ctx.adapters.baseUrl) };
    } catch {
      return { ...one, refusal: 'delivery_unwritten' as const };
    }
  });
}

/** The same mail has gone, or is to go, to the address the recipient has now. */
async function withoutTwins(ctx: CommandContext, decided: Decided[]): Promise<Decided[]> {
  const moved = decided.filter(({ row, email, refusal }) => !refusal && email !== row.recipient_email);
  if (moved.length === 0) return decided;
  const twins = await Delivery.findAll({
    attributes: ['cause', 'template', 'recipient_email'],
    where: { cause: moved.map(({ row }) => row.cause), recipient_email: moved.map(({ email }) => email) },
    transaction: ctx.tx,
  });
  const keyOf = (cause: string, template: string, email: string) => JSON.stringify([cause, template, email]);
  const taken = new Set(twins.map((twin) => keyOf(twin.cause, twin.template, twin.recipient_email)));
  return decided.map((one) =>
    moved.includes(one) && taken.has(keyOf(one.row.cause, one.row.template, one.email))
      ? { ...one, refusal: 'delivery_settled' as const }
      : one,
  );
}

/**
 * What a person decides about held and failed mails: to send them again, to the recipient's present address, or to
 * give them up. `attempts` goes on counting: it tells the senders whose turn it is.
 * @throws DomainError validation_failed; when nothing at all can be done outside a dry run, the first refusal
 */
export async function decideDeliveries(
  ctx: CommandContext,
  decision: DeliveryDecision,
  { ids, reason, dry_run }: z.output<typeof decisionInput>,
) {
  checkIds(ids);
  if (!dry_run && !isNotBlank(reason)) throw fieldError('reason', 'required');
  const opened = (await openDeliveries(ctx, ids)).map((row) => decide(decision, row));
  const untwinned = await withoutTwins(ctx, opened);
  const judged = decision === 'send_again' ? await writtenAnew(ctx, untwinned) : untwinned;
  const byId = new Map(judged.map((one) => [one.row.id, one]));
  const refusalOf = (one: number) => (byId.has(one) ? required(byId.get(one)).refusal : 'not_found');
  const doing = ids.filter((one) => refusalOf(one) === null);
  if (!dry_run && doing.length === 0) throw new DomainError(required(refusalOf(itemAt(ids, 0))));
  const results = ids.map((one) => {
    const found = byId.get(one);
    const code = refusalOf(one);
    const isMoved = found && decision === 'send_again' && code === null;
    return {
      id: one,
      is_done: code === null,
      subject: found?.row.subject ?? null,
      template: found?.row.template ?? null,
      recipient_email: found?.row.recipient_email ?? null,
      new_email: isMoved && found.email !== found.row.recipient_email ? found.email : null,
      state: found?.row.state ?? null,
      code,
      message: code && errorMessage(code, ctx.language),
    };
  });
  const decided = doing.map((one) => required(byId.get(one)));
  if (!dry_run) await write(ctx, decision, decided, required(reason));
  return { dry_run, done_count: doing.length, skipped_count: ids.length - doing.length, results };
}

async function write(
  ctx: CommandContext,
  decision: DeliveryDecision,
  decided: readonly Decided[],
  reason: string,
): Promise<void> {
  const isAgain = decision === 'send_again';
  await sequelizeOf(Delivery).query(
    `with decided as (update deliveries d set state = case when not $3 and d.state = 'sent' then 'sent' else $2 end,
       bounced_at = case when not $3 then d.bounced_at end, bounce_kind = case when not $3 then d.bounce_kind end,
       bounce_status = case when not $3 then d.bounce_status end, bounce_text = case when not $3 then d.bounce_text end, recipient_email = case when $3 then c.email else d.recipient_email end,
       message_id = case when $3 then null else d.message_id end,
       available_at = case when $3 then $4 else d.available_at end, lease_until = null,
       subject = coalesce(c.subject, d.subject), body_html = coalesce(c.body_html, d.body_html),
       body_text = coalesce(c.body_text, d.body_text),
       decided_at = $4, decided_by_hf_member_id = $5, decided_reason = $6, updated_at = $4
     from jsonb_to_recordset($1::jsonb) as c (id bigint, email text, subject text, body_html text, body_text text)
     where d.id = c.id
     returning d.recommend_mail_id)
     update recommend_mails m set bounced_at = null from decided where $3 and m.id = decided.recommend_mail_id`,
    {
      bind: [
        JSON.stringify(decided.map(({ row, email, words }) => ({ id: row.id, email, ...words }))),
        isAgain ? 'pending' : 'cancelled',
        isAgain,
        ctx.now,
        ctx.actor.hf_member_id,
        reason,
      ],
      transaction: ctx.tx,
    },
  );
  if (isAgain) await wakeSender(sequelizeOf(Delivery), ctx.tx);
}
