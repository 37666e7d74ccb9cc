import { Op } from 'sequelize';
import { z } from 'zod';
import { stoppedStreams } from '../../../../db/mail-suppressions.ts';
import { EventApplication } from '../../../../db/models/event.ts';
import { OutboxEvent } from '../../../../db/models/outbox-event.ts';
import { User } from '../../../../db/models/user.ts';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../../../domain/languages.ts';
import { MANAGER } from '../../../../domain/roles.ts';
import { GONE_STATUSES } from '../../../../domain/student-status.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { command } from '../../../core/calls/define.ts';
import { notOnesOwn } from '../../../core/scopes.ts';
import { flag, id } from '../../../core/schemas/schema-helpers.ts';
import { studentRecipient } from '../../mail/services/recipients.ts';
import { lockStartedEvent, unrecordedOf } from '../services/event-applications.ts';
import { followUpCause, followUpPreview } from '../services/follow-up.ts';

interface Found {
  application_id: number;
  user: User;
  language: InterfaceLanguage;
}

/** Those the mail is for, whoever has it already, and the others. */
async function recipientsOf(ctx: CommandContext, event_id: number, is_attended: boolean) {
  const { tx: transaction } = ctx;
  const rows = await EventApplication.findAll({
    where: { [Op.and]: [{ event_id, is_cancelled: false, is_attended }, notOnesOwn(ctx.actor)] },
    attributes: ['id', 'user_id'],
    order: ['id'],
    transaction,
  });
  const users = await User.findAll({
    where: { id: rows.map(({ user_id }) => user_id), status: { [Op.notIn]: [...GONE_STATUSES] } },
    transaction,
  });
  const userOf = new Map(users.map((user) => [user.id, user]));
  const people = rows.flatMap(({ id: application_id, user_id }): Found[] => {
    const user = userOf.get(user_id);
    const recipient = user && studentRecipient(user);
    return recipient ? [{ application_id, user, language: recipient.language }] : [];
  });
  const causeOf = ({ application_id }: Found) => followUpCause(application_id, is_attended);
  const told = await OutboxEvent.findAll({
    where: { dedupe_key: people.map(causeOf) },
    attributes: ['dedupe_key'],
    transaction,
  });
  const has = new Set(told.map(({ dedupe_key }) => dedupe_key));
  return { told_count: told.length, people: people.filter((one) => !has.has(causeOf(one))) };
}

const count = () => z.number().int();

export const hf_member__send_event_follow_up = command({
  name: 'hf_member__send_event_follow_up',
  summary:
    'Mails those who came to an event, or those who did not; each gets it once, however often it is sent. dry_run only answers to how many it would go and how it reads',
  addition: true,
  allow: MANAGER,
  input: z.strictObject({ event_id: id(), is_attended: flag(), dry_run: flag() }),
  output: z.object({
    dry_run: z.boolean(),
    recipient_count: count().describe('Who gets it now'),
    unwanted_count: count().describe('Of those, who find it among their notifications only'),
    told_count: count().describe('Who has it already'),
    unrecorded_count: count().describe('Of whom nobody knows whether they came'),
    mails: z
      .array(
        z.object({
          language: z.enum(INTERFACE_LANGUAGES),
          count: count(),
          subject: z.string(),
          body_html: z.string(),
        }),
      )
      .describe('In each language of a recipient, as the first of them gets it'),
  }),
  errors: ['not_found', 'event_not_started'],
  example: { event_id: 1, is_attended: true, dry_run: true },
  async run(ctx, { event_id, is_attended, dry_run }) {
    const event = await lockStartedEvent(ctx, event_id);
    const { people, told_count } = await recipientsOf(ctx, event_id, is_attended);
    const stopped = await stoppedStreams(
      people.map(({ user }) => user.id),
      ctx.tx,
    );
    const unrecorded_count = await EventApplication.count({
      where: unrecordedOf(ctx.actor, event_id),
      transaction: ctx.tx,
    });
    const writing = { tx: ctx.tx, now: ctx.now, baseUrl: ctx.adapters.baseUrl };
    const mails = [];
    for (const language of INTERFACE_LANGUAGES) {
      const readers = people.filter((one) => one.language === language);
      const [first] = readers;
      if (!first) continue;
      const preview = await followUpPreview(event, is_attended, { student: first.user, language }, writing);
      mails.push({ language, count: readers.length, ...preview });
    }
    if (!dry_run)
      await ctx.emit(
        ...people.map(({ application_id }) => ({
          type: 'event_followed_up' as const,
          payload: { event_application_id: application_id, is_attended },
          dedupe_key: followUpCause(application_id, is_attended),
        })),
      );
    return {
      dry_run,
      recipient_count: people.length,
      unwanted_count: people.filter(({ user }) => stopped.has(`${user.id}:after_event`)).length,
      told_count,
      unrecorded_count,
      mails,
    };
  },
});
