import type { Request, Response } from 'express';
import { THEME_COLOURS } from '../../../domain/constants.ts';
import { ERROR_STATUS, type ErrorCode } from '../../../domain/error-codes.ts';
import { interfaceLanguage, languageCode, type InterfaceLanguage } from '../../../domain/languages.ts';
import { errorMessage } from '../../../domain/messages/message.ts';
import { chosenLanguageId } from '../requests/page-language.ts';

interface Words {
  title: string;
  refused: string;
  again: string;
  home: string;
  back: string;
  number: string;
}
const WORDS: Record<InterfaceLanguage, Words> = {
  en: {
    title: 'This page cannot be shown right now',
    refused: 'This is not possible here',
    again: 'Try again',
    home: 'Go to Tabidachi',
    back: 'Back to the overview',
    number: 'Request number',
  },
  ja: {
    title: 'ただいまページを表示できません',
    refused: 'ここではこの操作を行えません',
    again: 'もう一度試す',
    home: 'Tabidachi へ',
    back: '一覧に戻る',
    number: 'リクエスト番号',
  },
  vi: {
    title: 'Hiện chưa hiển thị được trang này',
    refused: 'Không thể làm việc này ở đây',
    again: 'Thử lại',
    home: 'Đến Tabidachi',
    back: 'Quay lại danh sách',
    number: 'Mã yêu cầu',
  },
};

/** Whether a browser asks for a page; programs and the apps' own calls accept JSON or do not say. */
export const wantsPage = (req: Request): boolean => req.accepts(['json', 'html']) === 'html';

/**
 * A standalone page without scripts, with nothing from the request but its id, since other parts may be broken.
 * @param back where to go after a refusal, which trying again does not help
 */
export function errorPage(req: Request, res: Response, code: ErrorCode, back?: string): void {
  const language = interfaceLanguage(languageCode(chosenLanguageId(req)));
  const words = WORDS[language];
  // An empty href reloads the page. Form submissions are not repeated.
  const again = req.method === 'GET' && !back ? `<p><a href="">${words.again}</a></p>` : '';
  const title = back ? words.refused : words.title;
  res.setHeader('Content-Language', language);
  res.setHeader('Vary', 'Accept-Language, Cookie');
  res.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  );
  res.status(ERROR_STATUS[code]).type('html').send(`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} | Tabidachi</title>
<style>body{margin:0;font:16px/1.75 system-ui,sans-serif;color:#22343c;background:#f6f9f9}
main{box-sizing:border-box;width:min(37rem,100% - 2rem);margin:10vh auto;padding:1.5rem;background:#fff;border-radius:8px}
h1{font-size:1.375rem;line-height:1.4;margin:0 0 1rem;text-wrap:balance;word-break:auto-phrase;color:${THEME_COLOURS.accent}}
small{color:#5b6b73;overflow-wrap:anywhere}
a{color:${THEME_COLOURS.accent}}</style></head>
<body><main><h1>${title}</h1><p role="alert">${errorMessage(code, language)}</p>${again}
<p><a href="${back ?? '/'}">${back ? words.back : words.home}</a></p><small>${words.number}: ${String(req.id ?? '')}</small></main></body></html>`);
}
