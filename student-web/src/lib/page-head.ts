import { useEffect } from 'react';

const SITE = 'Tabidachi';

/** What a page says of itself to browsers, search engines and those it is shared with. */
export interface PageHead {
  title?: string | null | undefined;
  /** One or two sentences for a search result. */
  description?: string | null | undefined;
  /** Path of a picture that stands for the page. */
  image?: string | null | undefined;
  /** Linked data (schema.org), equal to what the page shows, for the scheme and host of the site. */
  structured_data?: ((origin: string) => object | null) | null | undefined;
  /** 404 or 410 where the page has nothing to show. */
  status?: number;
}

/** Where a rendering on the server collects the head of its page; null in a browser. */
let collected: PageHead | null = null;

/** Runs one synchronous rendering and answers what its page said of itself. */
export function collectHead<T>(render: () => T): { result: T; head: PageHead } {
  collected = {};
  try {
    return { result: render(), head: collected };
  } finally {
    collected = null;
  }
}

/** The beginning of a text, as long as search results show it. */
export function firstWords(text: string | null | undefined, length = 150): string | null {
  if (!text) return null;
  const characters = Array.from(text.replace(/\s+/g, ' ').trim());
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length - 1).join('')}…`;
}

/** The same of HTML, its tags left out. */
export const firstWordsOfHtml = (html: string | undefined) => firstWords(html?.replace(/<[^<>]*>/g, ' '));

export const fullTitle = (title: string | null | undefined) => (title ? `${title} | ${SITE}` : SITE);

/** Names the window while the page is shown; on the server, the whole head of the page. */
export function usePageHead(head: PageHead): void {
  if (collected) Object.assign(collected, head);
  const { title } = head;
  useEffect(() => {
    if (title !== undefined) document.title = fullTitle(title);
  }, [title]);
}
