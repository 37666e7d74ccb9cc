import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../../server/client/client.ts';
import { useApi } from '../providers/api-context.ts';
import { BASE, Session } from './session.ts';
import { useSession } from './session-context.ts';
import { StageContext, type Stage } from './stage.ts';

/** What an error while starting means to the person in front of it. */
function stageOf(error: unknown): Stage {
  if (error instanceof ApiError && error.status === 401) return { at: 'signed_out' };
  if (Session.isCallback()) return { at: 'failed', reason: error instanceof Error ? error.message : '' };
  return { at: 'unreachable' };
}

const starts = new WeakMap<Session, ReturnType<Session['start']>>();

/** An authorization code works once, so a second mount waits for the first one's answer. */
function startOnce(session: Session): ReturnType<Session['start']> {
  const running = starts.get(session) ?? session.start();
  starts.set(session, running);
  return running;
}

/**
 * Finds out who is there, once for the page. It stands above everything that a change of language mounts
 * anew.
 */
export function SessionStart({ children }: { children: ReactNode }) {
  const session = useSession();
  const api = useApi();
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage>({ at: 'starting' });
  // Inside the router, paths are without the console's own prefix.
  const show = useEffectEvent(
    (path: string) => void navigate(path.slice(BASE.length - 1), { replace: true }),
  );

  useEffect(() => {
    let isGone = false;
    const settle = (next: Stage) => {
      if (!isGone) setStage(next);
    };
    async function start() {
      const { isSignedIn, path } = await startOnce(session);
      if (path !== null && !isGone) show(path);
      if (!isSignedIn) return settle({ at: 'signed_out' });
      const own = await api.query('user__get_own_data', {});
      if (own.hf_member) return settle({ at: 'staff', member: own.hf_member });
      settle({
        at: 'not_staff',
        email: own.email ?? '',
        email_verified: own.is_signed_up || own.email_verified,
      });
    }
    start().catch((error: unknown) => settle(stageOf(error)));
    return () => {
      isGone = true;
    };
  }, [session, api]);

  return <StageContext.Provider value={stage}>{children}</StageContext.Provider>;
}
