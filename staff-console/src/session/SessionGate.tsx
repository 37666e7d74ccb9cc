import { useContext, type ReactNode } from 'react';
import { GatePage } from './GatePage.tsx';
import { MemberContext } from './member.ts';
import { StageContext } from './stage.ts';

/** Lets members of staff in, and tells everybody else where they stand and how to go on. */
export function SessionGate({ children }: { children: ReactNode }) {
  const stage = useContext(StageContext);
  if (stage.at === 'staff')
    return <MemberContext.Provider value={stage.member}>{children}</MemberContext.Provider>;
  return <GatePage stage={stage} />;
}
