import createCache from '@emotion/cache';
import { hydrate } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { required } from '../../domain/required.ts';
import { interfaceLanguage, languageCode } from '../../domain/languages.ts';
import { App, createQueryClient } from './app/App.tsx';
import { CONTENT_LANGUAGE } from './app/fonts.ts';
import { loadPage } from './app/load-page.ts';
import { readPageState, STYLE_KEY } from './app/page-state.ts';
import { createPageHistory, PageRouter } from './app/PageRouter.tsx';
import { changeScreenLanguage } from './i18n/i18n.ts';
import { studentDrafts } from '../../web/drafts.ts';
import { pageLanguageId } from './lib/page-language.ts';
import { setRenderedAt } from '../../web/use-now.ts';

studentDrafts.dropOld(Date.now());
const client = createQueryClient();
const rendered = readPageState();
if (rendered) {
  pageLanguageId.set(rendered.page_language_id);
  setRenderedAt(new Date(rendered.rendered_at));
  hydrate(client, rendered.queries);
}
const currentLanguage = () => interfaceLanguage(languageCode(pageLanguageId.get()));
await changeScreenLanguage(currentLanguage());
pageLanguageId.subscribe(() => void changeScreenLanguage(currentLanguage()));
// Names from the lists are in the page language: the whole page is set in its script's fonts.
const nameContentLanguage = () => {
  document.documentElement.dataset[CONTENT_LANGUAGE] = languageCode(pageLanguageId.get());
};
pageLanguageId.subscribe(nameContentLanguage);
nameContentLanguage();
// The page's code must be there before its first picture: a server's picture would flicker else. What does not
// arrive is asked for again by the router, which tells when that fails too.
await loadPage(window.location).catch(() => null);

const root = required(document.getElementById('root'));
let tellReady: () => void;
/** Resolved when the app has taken the page over. */
export const isReady = new Promise<void>((resolve) => {
  tellReady = resolve;
});

const app = (
  <App client={client} styles={createCache({ key: STYLE_KEY })}>
    <PageRouter history={createPageHistory()} onReady={() => tellReady()} />
  </App>
);
if (rendered) hydrateRoot(root, app, { onRecoverableError: (error) => console.error(error) });
else createRoot(root).render(app);
