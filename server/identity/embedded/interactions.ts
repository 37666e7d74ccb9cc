import express from 'express';
import type { Request, Response, Router } from 'express';
import { required } from '../../../domain/required.ts';
import { AccountError, type SignUpResult } from './accounts.ts';
import type { Guess } from '../../core/requests/counts.ts';
import { languageOf } from './pages/languages.ts';
import { logInPage, signUpPage, type FormState } from './pages/forms.ts';
import {
  checkMailPage,
  knownPage,
  linkInvalidPage,
  verifiedPage,
  verifyPage,
  type CheckMailNews,
} from './pages/notices.ts';
import { withLanguage, type PageContext } from './pages/layout.ts';
import { queryOf } from './query.ts';
import { addressOf, emailInBody, limitSignUps } from './rate-limits.ts';
import type { ProviderParts } from './types.ts';

type Details = Awaited<ReturnType<ProviderParts['provider']['interactionDetails']>>;
type Screen = 'log-in' | 'sign-up';

/** What the "check your mail" page shows again after a reload; kept with the interaction. */
interface SentMail {
  email: string;
  link: string | null;
}

/**
 * The pages of a sign-in under way: `/u/<uid>…`, reached only from /authorize, which leaves a signed SameSite cookie
 * bound to that very path; without the cookie nothing here answers, which is also what keeps other sites' forms out.
 * And `/u/verify`, where mailed links lead.
 */
export function interactionRoutes(parts: ProviderParts): Router {
  const { provider, clients, accounts, page, mailLink, showVerificationLink, limits, counts, knownBrowsers } =
    parts;
  const router = express.Router();
  const form = express.urlencoded({ extended: false, limit: '10kb', parameterLimit: 10 });

  const pathOf = (uid: string) => `/u/${uid}`;

  function pageOf(req: Request, res: Response, details: Details, here: string): PageContext {
    const { client_id: clientId, ui_locales: uiLocales } = details.params;
    return page(req, res, { clientId, uiLocales, here });
  }

  function showForm(req: Request, res: Response, details: Details, screen: Screen, state: FormState): void {
    const base = pathOf(details.uid);
    const context = pageOf(req, res, details, `${base}?screen=${screen}`);
    res.type('html').send((screen === 'sign-up' ? signUpPage : logInPage)(context, base, state));
  }

  /** Mails the link and leads to the page that says so; the address in the bar is then safe to reload. */
  async function toCheckMail(
    req: Request,
    res: Response,
    details: Details,
    result: SignUpResult,
    query = '',
  ): Promise<void> {
    const language = languageOf(req, details.params['ui_locales']);
    const url = await mailLink(result, language);
    const sent: SentMail = { email: result.email, link: showVerificationLink ? url : null };
    details.lastSubmission = { ...details.lastSubmission, sent_mail: sent };
    await details.persist();
    res.redirect(303, withLanguage(`${pathOf(details.uid)}/check-mail${query}`, language));
  }

  /**
   * A page of a sign-in under way. Where its mail was confirmed in another tab, which went on into the app with it, this
   * tab follows: the app's callback finds the session and leads to the page that this tab wanted.
   */
  const underWay =
    (show: (req: Request, res: Response, details: Details) => Promise<void> | void) =>
    async (req: Request, res: Response): Promise<void> => {
      const details = await provider.interactionDetails(req, res).catch(async (error: unknown) => {
        if (!(await accounts.isConfirmed(String(req.params['uid'])))) throw error;
        return null;
      });
      if (details) await show(req, res, details);
      else res.redirect(303, required(required(clients[0]).redirect_uris[0]));
    };

  async function finish(req: Request, res: Response, sub: string): Promise<void> {
    const result = { login: { accountId: sub, amr: ['pwd'] } };
    await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false });
  }

  /** Turns a refusal of the account store into the form it came from; everything else is a fault of ours. */
  function refuse(req: Request, res: Response, details: Details, screen: Screen, error: unknown): void {
    if (!(error instanceof AccountError)) throw error;
    const email = emailInBody(req);
    const { codes } = error;
    const emailError = email.trim() === '' ? ('email_missing' as const) : ('email_invalid' as const);
    res.status(codes.includes('too_many_mails') ? 429 : 422);
    showForm(req, res, details, screen, {
      email,
      formError: codes.includes('too_many_mails') ? 'too_many_mails' : undefined,
      emailError: codes.includes('invalid_email') ? emailError : undefined,
      passwordError: codes.includes('weak_password')
        ? 'password_weak'
        : codes.includes('guessable_password')
          ? 'password_guessable'
          : undefined,
    });
  }

  const signUpByAddress = limitSignUps(parts, 'form', async (req, res) => {
    const details = await provider.interactionDetails(req, res);
    res.status(429);
    showForm(req, res, details, 'sign-up', { email: emailInBody(req), formError: 'too_many' });
  });

  /** What a password for this account, right or wrong, counts for. Whether there is such an account makes no difference. */
  async function countedOf(req: Request, sub: string): Promise<Guess> {
    const known = await knownBrowsers.idOf(req, sub);
    if (known !== null) return [[`browser ${known}`, limits.guessesInKnownBrowser]];
    const address = addressOf(req);
    return [
      [`${address} ${sub}`, limits.guessesFromAddress],
      [`address ${address}`, limits.guessesOfAddress],
      [`account ${sub}`, limits.guessesAtAccount],
    ];
  }

  const passwordOf = (req: Request): string => {
    const password: unknown = (req.body as Record<string, unknown> | undefined)?.['password'];
    return typeof password === 'string' ? password : '';
  };

  async function linkPage(req: Request, res: Response, uid: string | null): Promise<PageContext> {
    const interaction = uid === null ? undefined : await provider.Interaction.find(uid);
    return page(req, res, { clientId: interaction?.params['client_id'] });
  }

  router.get('/u/verify', async (req, res) => {
    const token = queryOf(req).get('token') ?? '';
    const link = await accounts.peekLink(token);
    const context = await linkPage(req, res, link.interactionUid);
    res.status(link.state === 'invalid' ? 410 : 200).type('html');
    // The way in for an owner whom guesses from all over keep out: signing up again mails a link.
    if (link.state === 'known' && link.sub) await knownBrowsers.remember(res, link.sub);
    if (link.state === 'invalid') res.send(linkInvalidPage(context));
    else if (link.state === 'known') res.send(knownPage(context));
    else if (link.state === 'used') res.send(verifiedPage(context));
    else res.send(verifyPage(context, { email: link.email ?? '', token }));
  });

  router.post('/u/verify', form, async (req, res) => {
    const token: unknown = (req.body as Record<string, unknown> | undefined)?.['token'];
    const link = await accounts.useLink(typeof token === 'string' ? token : '');
    const interaction = link.interactionUid
      ? await provider.Interaction.find(link.interactionUid)
      : undefined;
    if (link.justVerified && link.sub && interaction) {
      // The browser that signed up goes on into the app; its cookie proves it, a phone that opened the mail has none.
      interaction.result = { login: { accountId: link.sub, amr: ['pwd'] } };
      await interaction.persist();
      const language = languageOf(req);
      res.redirect(303, withLanguage(`${pathOf(interaction.uid)}/continue?verified=1`, language));
      return;
    }
    const context = page(req, res, { clientId: interaction?.params['client_id'] });
    res.status(link.state === 'invalid' ? 410 : 200).type('html');
    if (link.state === 'invalid') res.send(linkInvalidPage(context));
    else res.send(link.state === 'known' ? knownPage(context) : verifiedPage(context));
  });

  const showStart = underWay(async (req, res, details) => {
    if (details.prompt.name === 'consent') {
      // Our own apps on our own server: there is nothing to ask.
      await provider.interactionFinished(req, res, { consent: {} }, { mergeWithLastSubmission: true });
      return;
    }
    const { screen_hint: hint, login_hint: email } = details.params;
    const wanted = queryOf(req).get('screen') ?? (hint === 'signup' ? 'sign-up' : 'log-in');
    const state: FormState = { email: typeof email === 'string' ? email : '' };
    showForm(req, res, details, wanted === 'sign-up' ? 'sign-up' : 'log-in', state);
  });
  router.get('/u/:uid', showStart);

  router.post('/u/:uid/log-in', form, async (req, res) => {
    const details = await provider.interactionDetails(req, res);
    const email = emailInBody(req);
    const password = passwordOf(req);
    if (email.trim() === '' || password === '') {
      res.status(422);
      const emailError = email.trim() === '' ? ('email_missing' as const) : undefined;
      const passwordError = password === '' ? ('password_missing' as const) : undefined;
      showForm(req, res, details, 'log-in', { email, emailError, passwordError });
      return;
    }
    const counted = await countedOf(req, accounts.subjectOf(email));
    const wait = await counts.guess(counted);
    if (wait > 0) {
      res.status(429).set('Retry-After', String(wait));
      showForm(req, res, details, 'log-in', { email, formError: 'too_many' });
      return;
    }
    const account = await accounts.authenticate(email, password);
    if (!account) {
      res.status(401);
      showForm(req, res, details, 'log-in', { email, formError: 'wrong_credentials' });
      return;
    }
    await counts.giveBack(counted);
    if (account.email_verified) {
      await knownBrowsers.remember(res, account.sub);
      await finish(req, res, account.sub);
      return;
    }
    try {
      await toCheckMail(req, res, details, await accounts.relink(account, details.uid));
    } catch (error) {
      refuse(req, res, details, 'log-in', error);
    }
  });

  router.post('/u/:uid/sign-up', form, signUpByAddress, async (req, res) => {
    const details = await provider.interactionDetails(req, res);
    const input = { email: emailInBody(req), password: passwordOf(req), interactionUid: details.uid };
    try {
      await toCheckMail(req, res, details, await accounts.signUp(input));
    } catch (error) {
      refuse(req, res, details, 'sign-up', error);
    }
  });

  function showCheckMail(
    req: Request,
    res: Response,
    details: Details,
    news: CheckMailNews | null = null,
  ): void {
    const base = pathOf(details.uid);
    const sent = details.lastSubmission?.['sent_mail'] as SentMail | undefined;
    if (!sent) {
      res.redirect(303, base);
      return;
    }
    const context = pageOf(req, res, details, `${base}/check-mail`);
    res.type('html').send(checkMailPage(context, { base, ...sent, news }));
  }

  router.get(
    '/u/:uid/check-mail',
    underWay((req, res, details) => {
      showCheckMail(req, res, details, queryOf(req).get('again') === '1' ? 'sent_again' : null);
    }),
  );

  router.post('/u/:uid/resend', async (req, res) => {
    const details = await provider.interactionDetails(req, res);
    try {
      const again = await accounts.resend(details.uid);
      if (!again) res.redirect(303, pathOf(details.uid));
      else await toCheckMail(req, res, details, again, '?again=1');
    } catch (error) {
      if (!(error instanceof AccountError)) throw error;
      res.status(429);
      showCheckMail(req, res, details, 'too_many_mails');
    }
  });

  const goOn = underWay((req, res, details) => {
    if (details.result?.login) res.redirect(303, details.returnTo);
    else showCheckMail(req, res, details, 'not_yet');
  });
  router.get('/u/:uid/continue', async (req, res) => {
    const isJustVerified = queryOf(req).get('verified') === '1';
    const isHere = await provider.interactionDetails(req, res).then(
      () => true,
      () => false,
    );
    // A phone that opened the mail has no part in the sign-in: it only says that the address is confirmed.
    if (isJustVerified && !isHere)
      res.type('html').send(verifiedPage(await linkPage(req, res, req.params.uid)));
    else await goOn(req, res);
  });

  return router;
}
