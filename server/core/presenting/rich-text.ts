import sanitizeHtml from 'sanitize-html';
import type { LanguageMap } from '../../../domain/entities/fields.ts';

/** HTML allowed in articles, lessons and events: structure, links, answers that fold out; no scripts or trackers. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags:
    'p br hr h2 h3 h4 ul ol li blockquote strong b em i u s a code pre table thead tbody tr th td ruby rt rp details summary'.split(
      ' ',
    ),
  allowedAttributes: { a: ['href', 'rel'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }), h1: 'h2' },
};

/**
 * HTML per language, sanitized for display. Sanitized on read, so that it does not matter how it was written.
 */
export function richText(map: LanguageMap): LanguageMap {
  return Object.fromEntries(
    Object.entries(map).map(([language, html]) => [language, sanitizeHtml(html ?? '', ALLOWED)]),
  );
}
