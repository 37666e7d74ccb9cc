import { required } from '../../domain/required.ts';
import type { RenderedPage } from './contract.ts';
import { removeBetween } from '../http/remove-between.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => required(ENTITIES[character]));

/** JSON that cannot end its script element. */
const inScript = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

interface Place {
  /** Scheme and host of the site. */
  origin: string;
  /** Path and the query that belongs to it, without the language. */
  path: string;
  language: string;
  languages: readonly string[];
  /** What a browser without JavaScript is told, as HTML. */
  noScript: string;
}

const addressOf = ({ origin, path }: Place, language: string) =>
  `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

function headLines(page: RenderedPage, place: Place): string[] {
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    `<meta ${key}="${name}" content="${escape(content)}">`;
  const address = addressOf(place, place.language);
  const lines = [
    `<link rel="canonical" href="${escape(address)}">`,
    ...place.languages.map(
      (code) => `<link rel="alternate" hreflang="${code}" href="${escape(addressOf(place, code))}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escape(place.origin + place.path)}">`,
    meta('property', 'og:site_name', 'Tabidachi'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', page.title),
    meta('property', 'og:url', address),
    meta('property', 'og:locale', place.language),
    meta('name', 'twitter:card', 'summary'),
  ];
  if (page.description !== null) lines.push(meta('property', 'og:description', page.description));
  if (page.image !== null) lines.push(meta('property', 'og:image', place.origin + page.image));
  const linked = page.structured_data?.(place.origin) ?? null;
  if (linked !== null) lines.push(`<script type="application/ld+json">${inScript(linked)}</script>`);
  if (page.status !== 200) lines.push(meta('name', 'robots', 'noindex'));
  return lines;
}

const withNoScript = (template: string, { language, noScript }: Pick<Place, 'language' | 'noScript'>) =>
  removeBetween(template, '<noscript', '</noscript>')
    .replace(/<html lang="[^"]*"/, () => `<html lang="${language}"`)

    .replace('<div id="root">', (root) => noScript + root);

/** The built index.html for a page that begins in the browser: only who has no JavaScript reads anything here. */
export const emptyPageHtml = withNoScript;

/**
 * Writes a rendered page into the built index.html. Replacements are functions, since a text may hold `$&`.
 * @param template index.html of the built app
 */
export function pageHtml(template: string, page: RenderedPage, place: Place): string {
  const state =
    page.status === 200
      ? `<script type="application/json" id="page-state">${inScript(page.state)}</script>`
      : '';
  return withNoScript(template, place)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(page.title)}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (whole, start: string) =>
      page.description === null ? whole : start + escape(page.description),
    )
    .replace('</head>', () => `${headLines(page, place).join('\n')}\n${page.styles}\n</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${page.html}</div>${state}`);
}

/**
 * A rendered page to be looked at inside another one: without scripts, without a way for search engines, and its links
 * lead nowhere in the frame it stands in.
 * @param template index.html of the built app
 */
export function previewHtml(template: string, page: RenderedPage, language: string): string {
  const empty = withNoScript(template, { language, noScript: '' });
  return removeBetween(removeBetween(empty, '<script', '</script>'), '<link rel="modulepreload"', '>')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(page.title)}</title>`)
    .replace(/<head>/, (head) => `${head}\n<meta name="robots" content="noindex"><base target="_blank">`)
    .replace('</head>', () => `${page.styles}\n</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${page.html}</div>`);
}
