import crypto from 'node:crypto';
import type { Transaction } from 'sequelize';
import type { MailLanguage, MailValues } from '../../../../templates/mail/registry.ts';
import type { MailTemplateName } from '../../../../domain/mail-template-names.ts';
import type { StoredAttachment } from './attachments.ts';

/** Who gets a mail: one address, and whose it is. */
export interface Recipient {
  email: string;
  language: MailLanguage;
  user_id?: number;
  hf_member_id?: number;
  company_id?: number;
}

/** A mail that shall be written: its values are checked and rendered when it is put on record. */
export interface MailDraft<Name extends MailTemplateName = MailTemplateName> {
  template: Name;
  recipient: Recipient;
  values: object;
  attachments: StoredAttachment[];
  /** The same in further languages, to stand below it in the one mail. */
  below?: { language: MailLanguage; values: object }[];
  /** The lines of `values` that read otherwise in the other languages: its subject is a notification, read in any. */
  in_other_languages?: { language: MailLanguage; values: object }[];
  /** Why it cannot be written: it is kept as failed, for a person to see. */
  problem?: string;
  /** It waits until then; absent: it goes at once. */
  available_at?: Date;
  /** Whom an answer goes to; absent: the sender of all mails. */
  reply_to?: string;
  /** The recommend mail it is, which follows its way. */
  recommend_mail_id?: number;
  /** Whoever holds it may stop the mail's stream; it stands in the mail's own link. */
  unsubscribe_token?: string;
}

/** Puts a draft together; the type of the values follows from the template. */
export function draft<Name extends MailTemplateName>(
  template: Name,
  recipient: Recipient,
  values: MailValues<Name>,
  attachments: StoredAttachment[] = [],
): MailDraft {
  return { template, recipient, values, attachments };
}

export interface EffectContext {
  tx: Transaction;
  now: Date;
  /** Origin of the product, without a slash at the end. */
  baseUrl: string;
  /** Whether an answer to a mail comes in at an address of ours. */
  takesAnswers?: boolean;
}

/** The right to stop the stream of one mail: 128 random bits. */
export const newUnsubscribeToken = (): string => crypto.randomBytes(16).toString('hex');

/** The page that stops a stream: a GET shows a button, a POST acts (server/http/unsubscribe.ts). */
export const unsubscribeUrl = (baseUrl: string, token: string): string =>
  `${baseUrl}/unsubscribe?token=${token}`;
