import { AdminContext, AdminUI, memoryStore, Resource } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { languageId } from '../../domain/languages.ts';
import { DocumentLanguage } from './i18n/DocumentLanguage.tsx';
import { ConsoleLayout } from './layout/ConsoleLayout.tsx';
import { NotFoundPage } from './layout/NotFoundPage.tsx';
import { ShortNotification } from './layout/ShortNotification.tsx';
import { PageLoading } from './layout/PageLoading.tsx';
import { ApiContext, createApi } from './providers/api-context.ts';
import { createAuthProvider } from './providers/auth-provider.ts';
import { createDataProvider } from './providers/data-provider.ts';
import { i18nProvider } from './providers/i18n-provider.ts';
import { createQueryClient } from './providers/query-client.ts';
import { resources } from './resources/all.ts';
import { SessionContext } from './session/session-context.ts';
import { sessionFetch } from './session/session-fetch.ts';
import { SessionGate } from './session/SessionGate.tsx';
import { SessionStart } from './session/SessionStart.tsx';
import type { Session } from './session/session.ts';
import { theme } from './theme.ts';

const pageLanguageId = () => languageId(i18nProvider.getLocale()) ?? 2;

/** Everything the pages stand on, made once for a session. */
export function createConsole(session: Session) {
  const fetch = sessionFetch(session);
  const api = createApi(fetch, pageLanguageId);
  const authProvider = createAuthProvider(session);
  const dataProvider = createDataProvider(fetch, pageLanguageId);
  const queryClient = createQueryClient();
  // Lists keep their filters in the address; nothing else of react-admin is kept in the browser.
  const store = memoryStore();

  const pages = (
    <SessionStart>
      <AdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={store}
        theme={theme}
      >
        <DocumentLanguage />
        <SessionGate>
          <AdminUI
            layout={ConsoleLayout}
            loading={PageLoading}
            notification={ShortNotification}
            catchAll={NotFoundPage}
            title="Tabidachi"
            disableTelemetry
          >
            {resources.map(({ menu: _menu, ...resource }) => (
              <Resource key={resource.name} {...resource} />
            ))}
          </AdminUI>
        </SessionGate>
      </AdminContext>
    </SessionStart>
  );
  // A router of its own, because only such a one can hold somebody back from leaving unsaved work.
  const router = createBrowserRouter([{ path: '*', element: pages }], { basename: '/staff' });

  return function App() {
    return (
      <SessionContext.Provider value={session}>
        <ApiContext.Provider value={api}>
          <RouterProvider router={router} />
        </ApiContext.Provider>
      </SessionContext.Provider>
    );
  };
}
