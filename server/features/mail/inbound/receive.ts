import type { Logger } from 'pino';
import type { Sequelize } from 'sequelize';
import { bounceOf, shortDiagnostic, statusIn, type Bounce } from '../../../../domain/bounce.ts';
import type { IncomingMail, Reception } from '../../../adapters/inbound-smtp.ts';
import type { InboundAddresses, InboundTarget } from './addresses.ts';
import { recordBounce } from './bounces.ts';
import { createMailReader, type InboundMail } from './read-mail.ts';
import { recordMessage } from './messages.ts';
import { recordReply } from './replies.ts';
import { unsubscribeByMail } from './unsubscribe-by-mail.ts';

export interface ReceiveDeps {
  sequelize: Sequelize;
  now(): Date;
  addresses: InboundAddresses;
  logger: Pick<Logger, 'info' | 'warn'>;
  /** Milliseconds that reading one mail may take. */
  readWithin?: number;
}

/** The line of a mail server's free words that says something of an answer. */
const telling = (text: string) =>
  text.split('\n').find((line) => statusIn(line) !== null || /(?:^|\D)[45]\d\d[ -]/.test(line));

/**
 * What a mail to the address of a bounce says. Only one with the empty sender, or a report that says itself that a
 * machine wrote it, counts: who answers by hand, and an absence note, says nothing of whether the mail arrived.
 * @returns null: nothing of that
 */
function bounceIn(mail: InboundMail, isFromNobody: boolean): Bounce | null {
  if (!isFromNobody && !(mail.reports && mail.is_automatic)) return null;
  if (mail.reports) {
    const bounces = mail.reports.flatMap((report) => bounceOf(report) ?? []);
    return bounces.find(({ kind }) => kind === 'hard') ?? bounces[0] ?? null;
  }
  // Servers that write no report (older Exim, qmail): that it came back is certain, why is not.
  if (!mail.is_from_mailer) return null;
  const line = telling(mail.text);
  return { kind: 'unclear', status: line ? statusIn(line) : null, text: line ? shortDiagnostic(line) : null };
}

async function take(
  deps: ReceiveDeps,
  target: InboundTarget,
  incoming: IncomingMail,
  mail: InboundMail,
): Promise<Reception> {
  const isFromNobody = incoming.sender === '';
  if (target.kind === 'stop') {
    // What came back says nothing of a wish.
    const isKnown = isFromNobody || (await unsubscribeByMail(deps, target.delivery_id));
    deps.logger.info({ ...target, isKnown }, 'A stream of mails was to be stopped');
    return isKnown ? 'taken' : 'unknown';
  }
  const reply = { ...mail, is_automatic: mail.is_automatic || isFromNobody || mail.reports !== null };
  if (target.kind === 'talk') {
    const became = await recordMessage(deps, target, reply);
    deps.logger.info({ ...target, is_automatic: reply.is_automatic, became }, 'A message came in');
    return became;
  }
  if (target.kind === 'reply') {
    const became = await recordReply(deps, target.recommend_mail_id, reply);
    deps.logger.info({ ...target, is_automatic: reply.is_automatic, became }, 'A reply came in');
    return became;
  }
  const bounce = bounceIn(mail, isFromNobody);
  const isKnown = bounce ? await recordBounce(deps, target, bounce) : true;
  const { kind, status } = bounce ?? {};
  deps.logger.info({ ...target, bounce: kind ?? 'none', status, isKnown }, 'A report came in');
  return isKnown ? 'taken' : 'unknown';
}

/** Takes what comes to our own signed addresses, and tells the listener which those are. */
export function receiver(deps: ReceiveDeps) {
  const reader = createMailReader(deps.readWithin);
  return {
    accepts: (address: string): boolean => deps.addresses.read(address) !== null,
    async receive(incoming: IncomingMail): Promise<Reception> {
      const target = deps.addresses.read(incoming.recipient);
      if (!target) return 'unknown';
      const mail = await reader.read(incoming.raw);
      return mail ? take(deps, target, incoming, mail) : 'unreadable';
    },
    close: reader.close,
  };
}
