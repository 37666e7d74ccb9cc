import type { DehydratedState } from '@tanstack/react-query';

/** What the server leaves in a page it rendered, so that the browser's first picture is the same. */
export interface PageState {
  page_language_id: number;
  /** ISO instant of the rendering. */
  rendered_at: string;
  queries: DehydratedState;
}

export const PAGE_STATE_ID = 'page-state';
export const STYLE_KEY = 'css';

/** The state of a page rendered on the server; null when it comes empty. */
export function readPageState(): PageState | null {
  const text = document.getElementById(PAGE_STATE_ID)?.textContent;
  return text ? (JSON.parse(text) as PageState) : null;
}
