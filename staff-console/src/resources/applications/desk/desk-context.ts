import { createContext, useContext } from 'react';
import type { StaffApplication } from '../types.ts';
import type { Correction } from './use-correction.ts';

export interface Desk {
  application: StaffApplication;
  /** Whether the server takes a correction now. */
  isEditable: boolean;
  correction: Correction;
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
