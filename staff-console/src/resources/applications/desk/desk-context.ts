import { createContext, useContext } from 'react';
import type { Presence } from '../../../lib/use-presence.ts';
import type { StaffApplication } from '../application.ts';
import type { Correction } from './use-correction.ts';

/** What can stand beside the resume. */
export type SidePart = 'timeline' | 'talk' | 'pdf' | 'versions' | 'interviews' | 'notes';

export interface Desk {
  application: StaffApplication;
  /** Whether the server takes a correction now. */
  isEditable: boolean;
  correction: Correction;
  presence: Presence;
  /** The correction is started here: its first answer gets the focus. */
  start(): void;
  /** Shows the server's answer to a command. */
  replace(application: StaffApplication): void;
  reload(): void;
}

export const DeskContext = createContext<Desk | null>(null);

/** @throws outside of an application's page */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('The desk context is missing');
  return desk;
}
