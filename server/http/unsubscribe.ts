import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import type { Sequelize } from 'sequelize';
import { sendUnstored } from '../core/requests/send-unstored.ts';
import { hasStopped, startStream, stopStream } from '../../db/mail-suppressions.ts';
import { Delivery } from '../../db/models/delivery.ts';
import { THEME_COLOURS } from '../../domain/constants.ts';
import { interfaceLanguage, type InterfaceLanguage } from '../../domain/languages.ts';
import { streamOf, type MailStream } from '../../domain/mail-streams.ts';
import en from './unsubscribe-words/en.json' with { type: 'json' };
import ja from './unsubscribe-words/ja.json' with { type: 'json' };
import vi from './unsubscribe-words/vi.json' with { type: 'json' };

/** For each stream: which mails stop, and which do not. */
const UNSUBSCRIBE_WORDS: Record<InterfaceLanguage, typeof en & Record<MailStream, object>> = { en, ja, vi };

const TOKEN = /^[0-9a-f]{32}$/;

/**
 * A page without scripts, which works in any mail client's browser. Contains no request input but the validated
 * token.
 */
function page(
  language: InterfaceLanguage,
  title: string,
  words: string,
  button?: { label: string; token: string; again: boolean },
): string {
  const form =
    button &&
    `<form method="post" action="/unsubscribe?token=${button.token}">
${button.again ? '<input type="hidden" name="again" value="true">' : ''}<button>${button.label}</button>
</form>`;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} | Tabidachi</title>
<style>body{margin:0;font:16px/1.75 system-ui,sans-serif;color:#22343c;background:#f6f9f9}
main{max-width:34rem;margin:10vh auto;padding:1.5rem;background:#fff;border-radius:8px}
h1{font-size:1.375rem;margin:0 0 1rem;color:${THEME_COLOURS.accent}}
button{font:inherit;font-weight:bold;padding:.75rem 1.5rem;border:0;border-radius:8px;background:${THEME_COLOURS.accent};color:#fff;cursor:pointer}
a{color:${THEME_COLOURS.accent}}</style></head>
<body><main><h1>${title}</h1><p role="status">${words}</p>${form ?? ''}<p><a href="/">${UNSUBSCRIBE_WORDS[language].home}</a></p></main></body></html>`;
}

/** The recipient, mail stream and language an unsubscribe link is for. */
interface Link {
  token: string;
  user_id: number;
  stream: MailStream;
  language: InterfaceLanguage;
}

/** Looks up the delivery of the link's token; null when unknown, repeated or malformed. */
async function linkOf(req: Request): Promise<Link | null> {
  const [token = '', ...others] = new URL(req.originalUrl, 'http://host').searchParams.getAll('token');
  if (others.length > 0 || !TOKEN.test(token)) return null;
  const mail = await Delivery.findOne({
    attributes: ['template', 'recipient_user_id', 'language_code'],
    where: { unsubscribe_token: token },
  });
  const stream = mail && streamOf(mail.template);
  if (!stream || mail.recipient_user_id === null) return null;
  return { token, stream, user_id: mail.recipient_user_id, language: interfaceLanguage(mail.language_code) };
}

/**
 * /unsubscribe?token=…: GET only shows a button, because scanners follow links; POST unsubscribes without
 * login, for the
 * button and for mail clients (RFC 8058).
 */
export function unsubscribe(deps: { sequelize: Sequelize; now(): Date; limits: RequestHandler[] }): Router {
  const router = express.Router();
  const answer = (res: Response, status: number, html: string) => {
    res.setHeader('Cache-Control', 'no-store');
    res.setHeader('Referrer-Policy', 'no-referrer');
    res.setHeader(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    res.status(status).type('html');
    sendUnstored(res, Buffer.from(html));
  };
  const unknown = (req: Request, res: Response) => {
    const language = interfaceLanguage(req.acceptsLanguages('ja', 'en', 'vi') || 'en');
    const { title, unknown: words } = UNSUBSCRIBE_WORDS[language];
    answer(res, 404, page(language, title, words));
  };
  /** Shows the confirmation or result page, with the button that applies now. */
  const show = (res: Response, { token, stream, language }: Link, what: 'ask' | 'stopped' | 'started') => {
    const words = UNSUBSCRIBE_WORDS[language];
    const button = {
      ask: { label: words.stop, token, again: false },
      stopped: { label: words.again, token, again: true },
      started: undefined,
    }[what];
    answer(res, 200, page(language, words[stream].title, words[stream][what], button));
  };
  router.get('/', ...deps.limits, async (req, res) => {
    const link = await linkOf(req);
    if (!link) return unknown(req, res);
    const { user_id, stream } = link;
    show(res, link, (await hasStopped(user_id, stream, null)) ? 'stopped' : 'ask');
  });
  router.post(
    '/',
    ...deps.limits,
    express.urlencoded({ extended: false, limit: '1kb' }),
    async (req, res) => {
      const link = await linkOf(req);
      if (!link) return unknown(req, res);
      const body = req.body as { again?: unknown } | undefined;
      const isAgain = body?.again === 'true';
      const { user_id, stream } = link;
      if (isAgain) await startStream({ user_id, stream }, null);
      else await deps.sequelize.transaction((tx) => stopStream({ user_id, stream }, deps.now(), tx));
      show(res, link, isAgain ? 'started' : 'stopped');
    },
  );
  return router;
}
