import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { required } from '../../domain/required.ts';
import { createConsole } from './App.tsx';
import { staffDrafts } from '../../web/drafts.ts';
import { Session, type SignInConfig } from './session/session.ts';
import { theme } from './theme.ts';
import { Unconfigured } from './session/Unconfigured.tsx';

async function signInConfig(): Promise<SignInConfig> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`config.json answered ${response.status}`);
  return (await response.json()) as SignInConfig;
}

const root = createRoot(required(document.getElementById('root')));

async function start() {
  staffDrafts.dropOld(Date.now());
  const App = createConsole(new Session(await signInConfig()));
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

start().catch(() => {
  root.render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Unconfigured />
    </ThemeProvider>,
  );
});
