import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Sequelize } from 'sequelize';
import { InboundKey } from '../../../../db/models/inbound-mail.ts';
import { required } from '../../../../domain/required.ts';

/** The conversation about an application, and the one person who may write to it at this address. */
export interface TalkAddress {
  application_id: number;
  writer: { user_id: number } | { hf_member_id: number };
}

/** What an address of ours stands for: the attempt of a mail that may come back, a recommend mail or a conversation that is answered, or a mail whose stream is to be stopped. */
export type InboundTarget =
  | { kind: 'bounce'; delivery_id: number; attempt: number }
  | { kind: 'reply'; recommend_mail_id: number }
  | { kind: 'stop'; delivery_id: number }
  | ({ kind: 'talk' } & TalkAddress);

/** Writes and reads the addresses that reports and replies come to; nobody else can make one. */
export interface InboundAddresses {
  /**
   * The envelope sender of one attempt (a "variable return path"): a report tells by it which mail came back, and one
   * of an earlier attempt, to an address that was wrong then, says nothing of the present one.
   */
  bounce(deliveryId: number, attempt: number): string;
  /** Whom a recommend mail is answered to. */
  reply(recommendMailId: number): string;
  /** Where one person answers in the conversation about an application. */
  talk(address: TalkAddress): string;
  /** Whoever writes to it stops the mails of its kind (`List-Unsubscribe`, RFC 2369). */
  stop(deliveryId: number): string;
  /** Null for every address that is not ours or not signed. */
  read(address: string): InboundTarget | null;
}

/** 96 bits: the local part stays below the 64 characters that SMTP allows (RFC 5321, 4.5.3.1.1). */
const MAC_HEX = 24;
/** Small letters alone, since servers on the way may write a local part in small letters. */
const LOCAL =
  /^(?:bounce\+(\d{1,15})-(\d{1,4})|reply\+(\d{1,10})|stop\+(\d{1,15})|talk\+(\d{1,10})-([sm])(\d{1,10}))\.([0-9a-f]{24})$/;

/**
 * @param keys the first one signs, all are accepted; the same in every worker
 */
export function inboundAddresses(keys: readonly [string, ...string[]], domain: string): InboundAddresses {
  const macOf = (what: string, key: string) =>
    createHmac('sha256', key).update(what).digest('hex').slice(0, MAC_HEX);
  const signed = (what: string) => `${what}.${macOf(what, keys[0])}@${domain}`;
  return {
    bounce: (deliveryId, attempt) => signed(`bounce+${deliveryId}-${attempt}`),
    reply: (recommendMailId) => signed(`reply+${recommendMailId}`),
    stop: (deliveryId) => signed(`stop+${deliveryId}`),
    talk: ({ application_id, writer }) =>
      signed(
        `talk+${application_id}-${'user_id' in writer ? `s${writer.user_id}` : `m${writer.hf_member_id}`}`,
      ),
    read(address) {
      const at = address.lastIndexOf('@');
      const local = address.slice(0, Math.max(at, 0)).toLowerCase();
      if (address.slice(at + 1).toLowerCase() !== domain.toLowerCase()) return null;
      const [, delivery, attempt, mail, stopped, application, side, person, mac] = LOCAL.exec(local) ?? [];
      if (mac === undefined) return null;
      const what = local.slice(0, local.lastIndexOf('.'));
      const isSigned = keys.some((key) => timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(what, key))));
      if (!isSigned) return null;
      if (mail !== undefined) return { kind: 'reply', recommend_mail_id: Number(mail) };
      if (stopped !== undefined) return { kind: 'stop', delivery_id: Number(stopped) };
      if (application !== undefined) {
        const writer = side === 's' ? { user_id: Number(person) } : { hf_member_id: Number(person) };
        return { kind: 'talk', application_id: Number(application), writer };
      }
      return { kind: 'bounce', delivery_id: Number(delivery), attempt: Number(attempt) };
    },
  };
}

/** So long a further key is only accepted, so that every worker knows it before the first address is signed by it. */
const BEFORE_SIGNING_MS = 24 * 3_600_000;

/**
 * The keys, that which signs first. The first is made by whoever needs it; all are kept in the database, so that all
 * workers have the same.
 */
export async function loadInboundKeys(sequelize: Sequelize, now: Date): Promise<[string, ...string[]]> {
  await sequelize.query(
    'insert into inbound_keys (id, key, created_at) values (1, $1, now()) on conflict do nothing',
    { bind: [randomBytes(32).toString('hex')] },
  );
  const rows = await InboundKey.findAll({ order: [['id', 'DESC']] });
  const isKnown = ({ created_at }: InboundKey) => now.getTime() - created_at.getTime() >= BEFORE_SIGNING_MS;
  const signing = required(rows.find(isKnown) ?? rows.at(-1));
  return [signing.key, ...rows.filter((row) => row !== signing).map(({ key }) => key)];
}
