import { html, type Html } from './html.ts';
import { layout, withLanguage, type PageContext } from './layout.ts';
import { wordsOf } from './words.ts';

/** What has become of the mail since the page was shown. */
export type CheckMailNews = 'not_yet' | 'sent_again' | 'too_many_mails';

interface CheckMail {
  /** The interaction's own path, `/u/<uid>`. */
  base: string;
  email: string;
  /** The mailed link, only on a development server. */
  link: string | null;
  news: CheckMailNews | null;
}

/** After a sign-up, whether the address was new or known. */
export function checkMailPage(page: PageContext, { base, email, link, news }: CheckMail): string {
  const words = wordsOf(page.language);
  const alert = (text: string) => html`<div class="alert" role="alert"><p>${text}</p></div>`;
  const told: Record<CheckMailNews, Html> = {
    not_yet: alert(words.check_mail_not_yet),
    sent_again: html`<div class="note" role="status"><p>${words.check_mail_sent_again}</p></div>`,
    too_many_mails: alert(words.too_many_mails),
  };
  const shown = link
    ? html`<div class="note">
        <p>${words.development_link}</p>
        <p><a id="verification-link" href="${link}">${words.development_link_text}</a></p>
      </div>`
    : null;
  return layout(
    page,
    words.check_mail_title,
    html`${news && told[news]}
      <p>${words.check_mail_before} <span class="address">${email}</span></p>
      <p>${words.check_mail_after}</p>
      ${shown}
      <p>${words.check_mail_spam}</p>
      <a class="button" href="${withLanguage(`${base}/continue`, page.language)}">${words.check_mail_done}</a>
      <form method="post" action="${withLanguage(`${base}/resend`, page.language)}">
        <button class="second" type="submit">${words.check_mail_resend}</button>
      </form>
      <p class="switch">
        <a href="${withLanguage(`${base}?screen=sign-up`, page.language)}">${words.check_mail_again}</a>
      </p>`,
  );
}

/** The page behind the mailed link. Opening it changes nothing; its button does. */
export function verifyPage(page: PageContext, { email, token }: { email: string; token: string }): string {
  const words = wordsOf(page.language);
  return layout(
    page,
    words.verify_title,
    html`<p>${words.verify_lead}</p>
      <p class="address">${email}</p>
      <form method="post" action="${withLanguage('/u/verify', page.language)}">
        <input type="hidden" name="token" value="${token}" />
        <button type="submit">${words.verify}</button>
      </form>
      <p class="switch">${words.verify_warning}</p>`,
  );
}

function notice(
  page: PageContext,
  title: string,
  lead: string,
  button: string | null,
  code?: string,
): string {
  const words = wordsOf(page.language);
  const action: Html | null =
    button === null ? null : html`<a class="button" href="${page.startUrl}">${button}</a>`;
  const shown = code ? html`<p class="code">${words.code}: <code>${code}</code></p>` : null;
  return layout(
    page,
    title,
    html`<p>${lead}</p>
      ${action}${shown}`,
  );
}

export function verifiedPage(page: PageContext): string {
  const words = wordsOf(page.language);
  return notice(page, words.verified_title, words.verified_lead, words.go_on);
}

/** For a link of a sign-up whose address had an account before. Only the mailbox's owner comes here. */
export function knownPage(page: PageContext): string {
  const words = wordsOf(page.language);
  return notice(page, words.known_title, words.known_lead, words.go_on);
}

export function linkInvalidPage(page: PageContext): string {
  const words = wordsOf(page.language);
  return notice(page, words.link_invalid_title, words.link_invalid_lead, words.home);
}

export function loggedOutPage(page: PageContext): string {
  const words = wordsOf(page.language);
  return notice(page, words.logged_out_title, words.logged_out_lead, words.home);
}

export function expiredPage(page: PageContext): string {
  const words = wordsOf(page.language);
  return notice(page, words.expired_title, words.expired_lead, words.home);
}

/** The protocol's code (RFC 6749) for a server that cannot answer now. */
export const UNAVAILABLE = 'temporarily_unavailable';

/** @param code the protocol's error code, for somebody who helps; null for our own fault */
export function errorPage(page: PageContext, code: string | null): string {
  const words = wordsOf(page.language);
  const ourFaults: Record<string, string> = {
    server_error: words.failed_lead,
    [UNAVAILABLE]: words.unavailable_lead,
  };
  const lead = ourFaults[code ?? 'server_error'] ?? words.request_refused_lead;
  return notice(page, words.failed_title, lead, words.home, code ?? 'server_error');
}

/** @param form the form oidc-provider wants submitted, empty and with the id `op.logoutForm` */
export function logOutPage(page: PageContext, form: Html): string {
  const words = wordsOf(page.language);
  return layout(
    page,
    words.log_out_title,
    html`<p>${words.log_out_lead}</p>
      ${form}
      <button type="submit" form="op.logoutForm" name="logout" value="yes">${words.log_out}</button>
      <button class="second" type="submit" form="op.logoutForm">${words.stay}</button>`,
  );
}
