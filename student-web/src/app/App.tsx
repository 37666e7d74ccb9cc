import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { worthRetrying } from '../lib/api.ts';
import { theme } from './theme.ts';

// What was set shows before anything else can happen: a box that was ticked is ticked.
notifyManager.setScheduler(queueMicrotask);

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: worthRetrying,
        retryDelay: 800,
        staleTime: 30_000,
        // Without a connection a page says so at once, instead of loading until there is one.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Without a connection a command fails at once: waiting for one, it would be sent when nobody expects it.
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** A new cache of styles must be used for every page the server renders; a browser has one. */
interface Props {
  client: QueryClient;
  styles: EmotionCache;
  /** The router with its pages. */
  children: ReactNode;
}

/** What stands around every page, on the server and in the browser alike. */
export function App({ client, styles, children }: Props) {
  return (
    <CacheProvider value={styles}>
      <QueryClientProvider client={client}>
        <ThemeProvider theme={theme}>
          <CssBaseline />
          {children}
        </ThemeProvider>
      </QueryClientProvider>
    </CacheProvider>
  );
}
