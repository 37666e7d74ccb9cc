import type { Request } from 'express';
import {
  DEFAULT_PAGE_LANGUAGE_ID,
  initialPageLanguageId,
  LANGUAGE_CODES,
} from '../../../domain/languages.ts';

/** The page-language-id header; a missing or unknown id means English. */
export function pageLanguageId(req: Request): number {
  const id = Number(req.headers['page-language-id']);
  return Number.isInteger(id) && id >= 1 && id <= LANGUAGE_CODES.length ? id : DEFAULT_PAGE_LANGUAGE_ID;
}

/** For a page opened in a browser: the URL's language, else the stored choice, else the browser's. */
export function chosenLanguageId(req: Request): number {
  const at = req.originalUrl.indexOf('?');
  return initialPageLanguageId({
    search: at < 0 ? '' : req.originalUrl.slice(at),
    cookies: req.headers.cookie ?? '',
    browserLanguages: req.acceptsLanguages(),
  });
}
