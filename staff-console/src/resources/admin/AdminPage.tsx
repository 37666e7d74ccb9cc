import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '../../i18n/use-translate.ts';
import { PageLoading } from '../../layout/PageLoading.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { sessionFetch } from '../../session/session-fetch.ts';
import { useSession } from '../../session/session-context.ts';

/** The page of AdminJS to go to: inside of it only, whatever the address asks for. */
function wantedPath(search: string): string {
  const asked = new URLSearchParams(search).get('to') ?? '';
  const url = URL.canParse(asked, location.origin) ? new URL(asked, location.origin) : null;
  const isInside = url?.origin === location.origin && /^\/admin(\/|$)/.test(url.pathname);
  return isInside ? url.pathname + url.search : '/admin';
}

/** Asks for AdminJS's own cookie with the console's sign-in, and goes there. */
export default function AdminPage() {
  const t = useTranslate();
  const session = useSession();
  const { search } = useLocation();
  const [problem, setProblem] = useState<'forbidden' | 'failed' | null>(null);
  usePageTitle(t('audit.admin'));
  useEffect(() => {
    const controller = new AbortController();
    async function open() {
      try {
        const options = { method: 'POST', signal: controller.signal };
        const { ok, status } = await sessionFetch(session)('/admin/session', options);
        if (ok) location.replace(wantedPath(search));
        else setProblem(status === 403 ? 'forbidden' : 'failed');
      } catch {
        if (!controller.signal.aborted) setProblem('failed');
      }
    }
    void open();
    return () => controller.abort();
  }, [session, search]);
  if (problem === null) return <PageLoading />;
  return (
    <Alert
      severity="error"
      action={
        <Button size="small" onClick={() => location.reload()}>
          {t('problem.retry')}
        </Button>
      }
    >
      {t(problem === 'forbidden' ? 'problem.forbidden' : 'audit.admin_failed')}
    </Alert>
  );
}
