import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import type { Sequelize } from 'sequelize';
import { Delivery } from '../../db/models/delivery.ts';
import { MailSuppression, RecommendMail } from '../../db/models/recommend-mail.ts';
import { THEME_COLOURS } from '../domain/constants.ts';
import { interfaceLanguage, type InterfaceLanguage } from '../domain/languages.ts';

const WORDS = {
  en: {
    title: 'Mails with recommended jobs',
    ask: 'Stop the mails in which we recommend jobs to you? Mails about your applications and events still come.',
    stop: 'Stop these mails',
    stopped: 'You get no more mails with recommended jobs.',
    again: 'Get them again',
    started: 'You get mails with recommended jobs again.',
    unknown: 'This link is not valid. Take the one at the foot of the latest mail, or write to us.',
    home: 'Go to Tabidachi',
  },
  ja: {
    title: '求人のおすすめメール',
    ask: '求人をおすすめするメールを止めますか。応募やイベントに関するメールは引き続き届きます。',
    stop: 'このメールを止める',
    stopped: '求人のおすすめメールを止めました。',
    again: 'もう一度受け取る',
    started: '求人のおすすめメールをお送りします。',
    unknown: 'このリンクは使えません。最新のメールの末尾にあるリンクを開くか、お問い合わせください。',
    home: 'Tabidachi へ',
  },
  vi: {
    title: 'E-mail giới thiệu việc làm',
    ask: 'Dừng nhận e-mail giới thiệu việc làm? E-mail về hồ sơ ứng tuyển và sự kiện vẫn được gửi.',
    stop: 'Dừng nhận các e-mail này',
    stopped: 'Bạn sẽ không nhận e-mail giới thiệu việc làm nữa.',
    again: 'Nhận lại',
    started: 'Bạn sẽ nhận lại e-mail giới thiệu việc làm.',
    unknown:
      'Liên kết này không hợp lệ. Hãy dùng liên kết ở cuối e-mail mới nhất hoặc liên hệ với chúng tôi.',
    home: 'Đến Tabidachi',
  },
} satisfies Record<InterfaceLanguage, Record<string, string>>;

const TOKEN = /^[0-9a-f]{32}$/;

/** A page without scripts: it has to work wherever a mail is read. The token is checked, so nothing of the request is in it. */
function page(
  language: InterfaceLanguage,
  words: string,
  button?: { label: string; token: string; again: boolean },
): string {
  const { title, home } = WORDS[language];
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
<body><main><h1>${title}</h1><p role="status">${words}</p>${form ?? ''}<p><a href="/">${home}</a></p></main></body></html>`;
}

/** The mail whose token it is; null for none. A repeated or odd token is none. */
async function mailOf(req: Request): Promise<RecommendMail | null> {
  const [token = '', ...others] = new URL(req.originalUrl, 'http://host').searchParams.getAll('token');
  if (others.length > 0 || !TOKEN.test(token)) return null;
  return RecommendMail.findOne({ where: { unsubscribe_token: token } });
}

/** Stops the stream, and what of it waits; or starts it again. Once more is harmless. */
async function decide(sequelize: Sequelize, user_id: number, again: boolean, now: Date): Promise<void> {
  const key = { user_id, stream: 'recommend' as const };
  await sequelize.transaction(async (transaction) => {
    if (again) {
      await MailSuppression.destroy({ where: key, transaction });
      return;
    }
    await MailSuppression.bulkCreate([{ ...key, stopped_at: now }], { ignoreDuplicates: true, transaction });
    await Delivery.update(
      { state: 'cancelled' },
      {
        where: { recipient_user_id: user_id, template: 'recommend_mail', state: 'pending' },
        transaction,
      },
    );
    await RecommendMail.update(
      { state: 'cancelled' },
      { where: { user_id, state: 'scheduled' }, transaction },
    );
  });
}

/**
 * /unsubscribe?token=…: GET only shows a button, for scanners follow links; POST acts, without login, for the button
 * and for mail programs alike (RFC 8058).
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
    res.status(status).type('html').send(html);
  };
  const unknown = (req: Request, res: Response) => {
    const language = interfaceLanguage(req.acceptsLanguages('ja', 'en', 'vi') || 'en');
    answer(res, 404, page(language, WORDS[language].unknown));
  };
  router.get('/', ...deps.limits, async (req, res) => {
    const mail = await mailOf(req);
    if (!mail) return unknown(req, res);
    const language = interfaceLanguage(mail.language_code ?? 'en');
    const token = mail.unsubscribe_token!;
    const isStopped = await MailSuppression.findOne({
      where: { user_id: mail.user_id, stream: 'recommend' },
    });
    const { ask, stop, stopped, again } = WORDS[language];
    answer(
      res,
      200,
      isStopped
        ? page(language, stopped, { label: again, token, again: true })
        : page(language, ask, { label: stop, token, again: false }),
    );
  });
  router.post(
    '/',
    ...deps.limits,
    express.urlencoded({ extended: false, limit: '1kb' }),
    async (req, res) => {
      const mail = await mailOf(req);
      if (!mail) return unknown(req, res);
      const language = interfaceLanguage(mail.language_code ?? 'en');
      const body = req.body as { again?: unknown } | undefined;
      const isAgain = body?.again === 'true';
      await decide(deps.sequelize, mail.user_id, isAgain, deps.now());
      const { started, stopped, again } = WORDS[language];
      answer(
        res,
        200,
        isAgain
          ? page(language, started)
          : page(language, stopped, { label: again, token: mail.unsubscribe_token!, again: true }),
      );
    },
  );
  return router;
}
