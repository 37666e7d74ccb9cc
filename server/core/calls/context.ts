import type { Transaction } from 'sequelize';
import type { Beside } from '../../../db/prepared.ts';
import type { Actor } from '../../../domain/roles.ts';
import type { DomainEvent } from '../../../domain/events.ts';
import type { Segment } from '../../../domain/readings/okurigana.ts';
import type { ActivityDocument } from '../../../domain/activity-report.ts';
import type { CareerDocument } from '../../../domain/career-document.ts';
import type { Paper } from '../../../domain/paper.ts';
import type { ResumeDocument } from '../../../domain/resume-document.ts';

/**
 * The place of a Japanese postal code. Kana are katakana, null where the list has none; without a town, an
 * empty text.
 */
export interface PostalAddress {
  prefecture_id: number;
  prefecture: string;
  prefecture_kana: string | null;
  city: string;
  city_kana: string | null;
  town: string;
  town_kana: string | null;
}

export type SheetCell = string | number | boolean | Date | null;
/** A spreadsheet's rows, or why there are none; 'unreadable' beyond the limits of time and memory. */
export type ReadSheet =
  | { rows: SheetCell[][] }
  | { refusal: 'invalid_sheet' | 'locked_sheet' | 'unknown_characters' }
  | 'unreadable';

/** External services that commands and queries need; adapters implement them, tests may replace them. */
export interface Adapters {
  /** Origin of the site, without a trailing slash, for links in mails. */
  readonly baseUrl: string;
  /** Whether webhooks may lead to this machine: in development and tests. */
  readonly mayWebhooksStayInside: boolean;
  /** The characters of the text that the resume's fonts cannot print. */
  unprintable(text: string): string[];
  renderResume(document: ResumeDocument, photo?: Uint8Array, paper?: Paper): Promise<Uint8Array>;
  renderCareerHistory(document: CareerDocument, paper?: Paper): Promise<Uint8Array>;
  renderActivityReport(document: ActivityDocument): Promise<Uint8Array>;
  files: {
    /** Stores the bytes and returns their key (a UUID). */
    write(bytes: Uint8Array): Promise<string>;
    /** @throws FileGone */
    read(key: string): Promise<Uint8Array>;
    /**
     * Deletes the bytes permanently; missing ones are no error. Never inside a transaction, since it cannot be
     * rolled back.
     */
    remove(key: string): Promise<void>;
    /** The keys of all stored files. */
    keys(): AsyncIterable<string>;
    /** When the bytes were written. */
    writtenAt(key: string): Promise<Date>;
  };
  /**
   * Re-encodes a photo as a 3:4 JPEG without metadata; null when it is no supported image, 'unreadable' when
   * that could not be determined within the time and memory limits.
   */
  faceImage(bytes: Uint8Array): Promise<Uint8Array | 'unreadable' | null>;
  /** Re-encodes a public picture as WebP without metadata; the same results as faceImage. */
  publicImage(bytes: Uint8Array): Promise<Uint8Array | 'unreadable' | null>;
  /** The type of a resume file by its content; null when unsupported; 'unreadable' as for faceImage. */
  resumeFileType(bytes: Uint8Array): Promise<'pdf' | 'docx' | 'unreadable' | null>;
  /** The text of a CV, a line each, cells of a row apart by tabs; 'unreadable' as for faceImage. */
  cvText(
    bytes: Uint8Array,
  ): Promise<
    { text: string } | { refusal: 'invalid_document' | 'locked_document' | 'scanned_document' } | 'unreadable'
  >;
  sheets: {
    /** The rows of a CSV file (UTF-8 or Shift_JIS) or of an XLSX file's first sheet. */
    read(bytes: Uint8Array): Promise<ReadSheet>;
    /** An XLSX file; the first row of each sheet is its head. */
    write(sheets: { name: string; rows: (string | number | null)[][] }[]): Promise<Uint8Array>;
  };
  /** Creates an account at the identity provider's sign-up endpoint, for sign-up without a token. */
  createAccount(account: {
    email: string;
    password: string;
    /** Language of the verification mail, where the provider supports a choice. */
    language: string;
  }): Promise<{ iss: string; sub: string } | 'exists'>;
  /** Country of an IP address from the offline database; null when unknown. */
  countryOf(address: string): Promise<string | null>;
  /** Whether a day in Japan ('YYYY-MM-DD') is a public holiday, substitute holidays included. */
  isPublicHoliday(day: string): boolean;
  /** The place of a Japanese postal code, with or without its hyphen; null for an unknown code. */
  addressOfPostalCode(code: string): Promise<PostalAddress | null>;
  /** Counts a search for jobs, for the operator's figures. */
  countSearch(hits: number): void;
  /** Counts a read that a replica could not answer, so that the primary had to. */
  countReplicaFailure(): void;
  /** How the kanji of Japanese texts are read, text by text in their order. */
  readings(texts: readonly string[]): Promise<{ text: string; segments: readonly Segment[] }[]>;
}

interface BaseContext<A extends Actor> {
  readonly actor: A;
  readonly now: Date;
  /** Page language of the request: id and code. */
  readonly page_language_id: number;
  readonly language: string;
  /** The client's IP address, as reported by the configured proxies. */
  readonly address: string;
  readonly adapters: Adapters;
}

/** The context of `prepare`, before the transaction. */
export type PrepareContext<A extends Actor = Actor> = BaseContext<A>;

/** Queries run outside a transaction. */
export interface QueryContext<A extends Actor = Actor> extends BaseContext<A> {
  readonly tx: null;
  /** What the first prepared statement may carry along (requests/caller.ts). */
  readonly beside: Beside | null;
}

/** A command runs in one transaction; `emit` writes to its outbox, so effects happen only after the commit. */
export interface CommandContext<A extends Actor = Actor> extends BaseContext<A> {
  readonly tx: Transaction;
  readonly beside: null;
  /** Writes all events in one statement. */
  emit(...events: readonly DomainEvent[]): Promise<void>;
}

export type Context<A extends Actor = Actor> = QueryContext<A> | CommandContext<A>;
