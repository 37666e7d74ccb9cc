import { createContext } from 'react';
import type { Member } from './member.ts';

/** Where somebody stands on the way into the console. */
export type Stage =
  | { at: 'starting' }
  | { at: 'signed_out' }
  | { at: 'failed'; reason: string }
  | { at: 'unreachable' }
  | { at: 'not_staff'; email: string; email_verified: boolean }
  | { at: 'staff'; member: Member };

/** The stages of whoever is not let in (yet). */
export type GateStage = Exclude<Stage, { at: 'staff' }>;

export const StageContext = createContext<Stage>({ at: 'starting' });
