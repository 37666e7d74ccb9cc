import { Html, html } from './html.ts';
import { STYLE } from './style.ts';
import { PAGE_LANGUAGES, wordsOf, type PageLanguage, type Words } from './words.ts';

/** What every page needs. */
export interface PageContext {
  language: PageLanguage;
  /** From `protect()`. */
  nonce: string;
  /** Where "back to the start" leads: the app's own sign-in or first page. */
  startUrl: string;
  /** The app the person is signing in to, when it is not the students' one. */
  appName?: string | undefined;
  /** Path and query of this very page without `lang`; null hides the language switch (an answer to a POST). */
  here: string | null;
}

const NAMES: Record<PageLanguage, string> = { ja: '日本語', en: 'English', vi: 'Tiếng Việt' };

/** Adds or replaces `lang` in a path of ours. */
export function withLanguage(path: string, language: PageLanguage): string {
  const url = new URL(path, 'http://path.invalid');
  url.searchParams.set('lang', language);
  return url.pathname + url.search;
}

function languageSwitch(page: PageContext, words: Words): Html | null {
  const { here } = page;
  if (here === null) return null;
  const items = PAGE_LANGUAGES.map((language) =>
    language === page.language
      ? html`<li><span aria-current="true" lang="${language}">${NAMES[language]}</span></li>`
      : html`<li>
          <a href="${withLanguage(here, language)}" lang="${language}" hreflang="${language}"
            >${NAMES[language]}</a
          >
        </li>`,
  );
  return html`<nav aria-label="${words.language}">
    <ul class="languages">
      ${items}
    </ul>
  </nav>`;
}

/** A whole page: brand, language switch, one card. */
export function layout(page: PageContext, title: string, content: Html): string {
  const words = wordsOf(page.language);
  const style = new Html(`<style nonce="${page.nonce}">${STYLE}</style>`);
  const app = page.appName ? html`<small>${page.appName}</small>` : null;
  return html`<!doctype html>
    <html lang="${page.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | Tabidachi</title>
        ${style}
      </head>
      <body>
        <header>
          <a class="brand" href="${page.startUrl}">Tabidachi${app}</a>${languageSwitch(page, words)}
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `.text;
}
