import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { RouterProvider } from 'react-router-dom';
import { changeScreenLanguage } from '../i18n/i18n.ts';
import { worthRetrying } from '../lib/api.ts';
import { useScreenLanguage } from '../lib/page-language.ts';
import type { Router } from './router.tsx';
import { theme } from './theme.ts';

const client = new QueryClient({
  defaultOptions: { queries: { retry: worthRetrying, retryDelay: 800, staleTime: 30_000 } },
});

export function App({ router }: { router: Router }) {
  const language = useScreenLanguage();
  useEffect(() => {
    void changeScreenLanguage(language);
  }, [language]);
  return (
    <QueryClientProvider client={client}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <RouterProvider router={router} />
      </ThemeProvider>
    </QueryClientProvider>
  );
}
