import type Provider from 'oidc-provider';
import type { Accounts, SignUpResult } from './accounts.ts';
import type { AttemptLimit, Counts } from '../../core/requests/counts.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import type { PageContext } from './pages/layout.ts';
import type { PageLanguage } from './pages/words.ts';
import type { Request, Response } from 'express';

/** An app that people sign in to. */
export interface ProviderClient {
  client_id: string;
  /** Shown under the brand on the sign-in pages, for apps other than the students' one. */
  name?: Record<PageLanguage, string>;
  /** Exact addresses the answer of a sign-in may go to. */
  redirect_uris: string[];
  /** Exact addresses a logout may return to. */
  post_logout_redirect_uris: string[];
  /** Where a person starts again after an error, an expired page or a confirmed address. */
  start_url: string;
}

/** Hands over the mail with the link. Must not tell its caller whether the address was known: it does not know. */
export type SendVerificationMail = (mail: {
  email: string;
  url: string;
  language: PageLanguage;
}) => Promise<void>;

export interface ProviderLimits {
  /** Wrong passwords for one account from one network address. */
  guessesFromAddress: AttemptLimit;
  /** Wrong passwords from one network address, whatever the account: lists of stolen passwords are tried that way. */
  guessesOfAddress: AttemptLimit;
  /** Wrong passwords for one account, wherever they come from. */
  guessesAtAccount: AttemptLimit;
  /** Wrong passwords for an account in a browser that is known for it. None of the others count there. */
  guessesInKnownBrowser: AttemptLimit;
  /** Sign-ups from one network address within `windowMinutes`. */
  signUpsPerAddress: number;
  windowMinutes: number;
  /** Verification mails to one e-mail address in an hour. */
  mailsPerHour: number;
}

/** What the routes of the provider share. */
export interface ProviderParts {
  provider: Provider;
  issuer: string;
  clients: readonly ProviderClient[];
  accounts: Accounts;
  limits: ProviderLimits;
  counts: Counts;
  knownBrowsers: KnownBrowsers;
  now: () => Date;
  /** Mails the link of a sign-up and answers its address. */
  mailLink: (result: SignUpResult, language: PageLanguage) => Promise<string>;
  showVerificationLink: boolean;
  /** Sets the security headers and answers what a page needs. */
  page: (req: Request, res: Response, options?: PageOptions) => PageContext;
}

export interface PageOptions {
  clientId?: unknown;
  uiLocales?: unknown;
  /** Path and query the language switch leads to; absent: the address asked for, unless by a POST. */
  here?: string;
}
