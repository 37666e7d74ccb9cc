import type { Transaction } from 'sequelize';
import type { Actor } from '../../../domain/roles.ts';
import type { DomainEvent } from '../../../domain/events.ts';
import type { RecommendDraft } from '../../../domain/mail-words.ts';
import type { ResumeDocument } from '../../../domain/resume-document.ts';

/** Where a Japanese postal code is. Kana are katakana, null where the list has none; no town: an empty text. */
export interface PostalAddress {
  prefecture_id: number;
  prefecture: string;
  prefecture_kana: string | null;
  city: string;
  city_kana: string | null;
  town: string;
  town_kana: string | null;
}

/** A mail as it goes out. */
export interface WrittenMail {
  subject: string;
  body_html: string;
  body_text: string;
}

/** What commands and queries need of the outside world; adapters implement it, tests may replace it. */
export interface Outside {
  /** Origin of the product, without a slash at the end: for the links of mails. */
  readonly baseUrl: string;
  /** Characters of the text that the resume's fonts cannot print. */
  unprintable(text: string): string[];
  renderResume(document: ResumeDocument, photo?: Uint8Array): Promise<Uint8Array>;
  files: {
    /** Stores the bytes and answers their key (a UUID). */
    write(bytes: Uint8Array): Promise<string>;
    /** @throws FileGone */
    read(key: string): Promise<Uint8Array>;
    /** Removes the bytes for good; those that are gone already are no error. Never in a transaction: it cannot be taken back. */
    remove(key: string): Promise<void>;
    /** The keys of all there is. */
    keys(): AsyncIterable<string>;
    /** When the bytes were written. */
    writtenAt(key: string): Promise<Date>;
  };
  /**
   * Re-encodes a photo as a 3:4 JPEG without metadata; null when the bytes are no image we take, 'unreadable' when
   * that could not be told within the limits of time and memory.
   */
  faceImage(bytes: Uint8Array): Promise<Uint8Array | 'unreadable' | null>;
  /** Re-encodes a picture for everybody as WebP without metadata; refuses as faceImage does. */
  publicImage(bytes: Uint8Array): Promise<Uint8Array | 'unreadable' | null>;
  /**
   * A recommend mail as the worker would write it now. Only reads.
   * @throws Error when a value is missing; its words say which
   */
  writeRecommendMail(tx: Transaction, draft: RecommendDraft, now: Date): Promise<WrittenMail>;
  /** Which kind of resume the bytes are, by their content; null for what we do not take; 'unreadable' as faceImage. */
  resumeFileType(bytes: Uint8Array): Promise<'pdf' | 'docx' | 'unreadable' | null>;
  /** Creates an account at the identity provider's sign-up endpoint, for sign-up without a token. */
  createAccount(account: {
    email: string;
    password: string;
    /** Of the mail that asks to confirm the address, where the provider lets us choose. */
    language: string;
  }): Promise<{ iss: string; sub: string } | 'exists'>;
  /** Country of an address by the offline database; null when unknown. */
  countryOf(address: string): Promise<string | null>;
  /** Whether a day of Japan ('YYYY-MM-DD') is a public holiday, substitutes included. */
  isPublicHoliday(day: string): boolean;
  /** Address of a Japanese postal code, with or without its hyphen; null when there is no such code. */
  addressOfPostalCode(code: string): Promise<PostalAddress | null>;
}

interface BaseContext<A extends Actor> {
  readonly actor: A;
  readonly now: Date;
  /** Page language of the request: id and code. */
  readonly page_language_id: number;
  readonly language: string;
  /** The client's address, as the configured proxies tell it. */
  readonly address: string;
  readonly outside: Outside;
}

/** What a command has before its transaction. */
export type PrepareContext<A extends Actor = Actor> = BaseContext<A>;

/** Queries read outside a transaction. */
export interface QueryContext<A extends Actor = Actor> extends BaseContext<A> {
  readonly tx: null;
}

/** Commands run in one transaction; `emit` writes into its outbox, so effects happen only after the commit. */
export interface CommandContext<A extends Actor = Actor> extends BaseContext<A> {
  readonly tx: Transaction;
  /** All in one statement. */
  emit(...events: readonly DomainEvent[]): Promise<void>;
}

export type Context<A extends Actor = Actor> = QueryContext<A> | CommandContext<A>;
