import type { Request } from 'express';
import { DEFAULT_PAGE_LANGUAGE_ID, LANGUAGE_CODES } from '../domain/languages.ts';

/** The page-language-id header; an absent or unknown id reads as English. */
export function pageLanguageId(req: Request): number {
  const id = Number(req.headers['page-language-id']);
  return Number.isInteger(id) && id >= 1 && id <= LANGUAGE_CODES.length ? id : DEFAULT_PAGE_LANGUAGE_ID;
}
