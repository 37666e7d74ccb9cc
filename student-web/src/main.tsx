import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createRouter } from './app/router.tsx';
import { startI18n } from './i18n/i18n.ts';
import { languageCode } from '../../server/domain/languages.ts';
import { pageLanguageId, screenLanguage } from './lib/page-language.ts';
import { dropOldDrafts } from './lib/drafts.ts';

// Providers that only know hash addresses come back to /#/auth0-callback.
if (window.location.hash.startsWith('#/auth0-callback'))
  window.location.replace(
    `/auth0-callback${window.location.search || window.location.hash.slice('#/auth0-callback'.length)}`,
  );

dropOldDrafts(Date.now());
await startI18n(screenLanguage(languageCode(pageLanguageId.get())));
createRoot(document.getElementById('root')!).render(<App router={createRouter()} />);
