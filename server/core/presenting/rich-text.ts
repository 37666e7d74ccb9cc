import sanitizeHtml from 'sanitize-html';
import type { LanguageMap } from '../../../db/models/types.ts';

/** What staff may write into articles, lessons and events: structure and links, nothing that runs or spies. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags:
    'p br hr h2 h3 h4 ul ol li blockquote strong b em i u s a code pre table thead tbody tr th td ruby rt rp'.split(
      ' ',
    ),
  allowedAttributes: { a: ['href', 'rel'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }), h1: 'h2' },
};

/** HTML per language as screens may put it into a page. Cleaned when read, so that no way of writing matters. */
export function richText(map: LanguageMap): LanguageMap {
  return Object.fromEntries(
    Object.entries(map).map(([language, html]) => [language, sanitizeHtml(html ?? '', ALLOWED)]),
  );
}
