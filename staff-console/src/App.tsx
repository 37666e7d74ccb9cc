import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, memoryStore, Resource } from 'ra-core';
import { lazy } from 'react';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { languageId } from '../../domain/languages.ts';
import { DocumentLanguage } from './i18n/DocumentLanguage.tsx';
import { ConsoleLayout } from './layout/ConsoleLayout.tsx';
import { NotFoundPage } from './layout/NotFoundPage.tsx';
import { Broken } from './layout/ErrorBoundary.tsx';
import { Notification } from './layout/Notification.tsx';
import { PageLoading } from './layout/PageLoading.tsx';
import { SystemPage } from './layout/SystemPage.tsx';
import { ApiContext, createApi } from './providers/api-context.ts';
import { createAuthProvider } from './providers/auth-provider.ts';
import { createDataProvider } from './providers/data-provider.ts';
import { i18nProvider } from './providers/i18n-provider.ts';
import { Live } from './providers/live.ts';
import { FollowChanges, LiveContext } from './providers/live-context.tsx';
import { createQueryClient } from './providers/query-client.ts';
import { resources } from './resources/all.ts';
import { SessionContext } from './session/session-context.ts';
import { sessionFetch } from './session/session-fetch.ts';
import { SessionGate } from './session/SessionGate.tsx';
import { SessionStart } from './session/SessionStart.tsx';
import type { Session } from './session/session.ts';
import { theme } from './theme.ts';

// Where the QR codes of tickets lead.
const TicketPage = lazy(() => import('./resources/event_applications/TicketPage.tsx'));

const pageLanguageId = () => languageId(i18nProvider.getLocale()) ?? 2;

/** Everything the pages stand on, made once for a session. */
export function createConsole(session: Session) {
  const fetch = sessionFetch(session);
  const api = createApi(fetch, pageLanguageId);
  const authProvider = createAuthProvider(session);
  const dataProvider = createDataProvider(fetch, pageLanguageId);
  const queryClient = createQueryClient();
  const live = new Live(fetch);
  // Lists keep their filters in the address; nothing else of react-admin is kept in the browser.
  const store = memoryStore();

  const pages = (
    <SessionStart>
      <CoreAdminContext
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={store}
      >
        <ThemeProvider theme={theme}>
          <CssBaseline enableColorScheme />
          <DocumentLanguage />
          <SessionGate>
            <CoreAdminUI
              layout={ConsoleLayout}
              loading={PageLoading}
              error={Broken}
              catchAll={NotFoundPage}
              title="Tabidachi"
              disableTelemetry
            >
              {resources.map(({ menu: _menu, ...resource }) => (
                <Resource key={resource.name} {...resource} />
              ))}
              <CustomRoutes>
                <Route path="/system" element={<SystemPage />} />
                <Route path="/check_in" element={<TicketPage />} />
              </CustomRoutes>
            </CoreAdminUI>
            <FollowChanges />
            <Notification />
          </SessionGate>
        </ThemeProvider>
      </CoreAdminContext>
    </SessionStart>
  );
  // A router of its own, because only such a one can hold somebody back from leaving unsaved work.
  const router = createBrowserRouter([{ path: '*', element: pages }], { basename: '/staff' });

  return function App() {
    return (
      <SessionContext.Provider value={session}>
        <ApiContext.Provider value={api}>
          <LiveContext.Provider value={live}>
            <RouterProvider router={router} />
          </LiveContext.Provider>
        </ApiContext.Provider>
      </SessionContext.Provider>
    );
  };
}
