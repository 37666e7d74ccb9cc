import type { Request } from 'express';
import { queryOf } from '../query.ts';
import { PAGE_LANGUAGES, type PageLanguage } from './words.ts';

function known(tag: unknown): PageLanguage | undefined {
  if (typeof tag !== 'string') return undefined;
  const primary = tag.toLowerCase().split('-')[0];
  return PAGE_LANGUAGES.find((language) => language === primary);
}

/** The first language of a space-separated `ui_locales` that we have. */
export function languageOfLocales(uiLocales: unknown): PageLanguage | undefined {
  if (typeof uiLocales !== 'string') return undefined;
  return uiLocales
    .split(' ')
    .map(known)
    .find((language) => language !== undefined);
}

/** The page's language: what the person picked, what the app asked for, what the browser prefers; English else. */
export function languageOf(req: Request, uiLocales?: unknown): PageLanguage {
  const query = queryOf(req);
  const preferred = req.acceptsLanguages('en', 'ja', 'vi');
  return (
    known(query.get('lang')) ??
    languageOfLocales(uiLocales ?? query.get('ui_locales')) ??
    (req.headers['accept-language'] ? known(preferred) : undefined) ??
    'en'
  );
}
