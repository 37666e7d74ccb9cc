import { createStore } from './store.ts';

export type SnackbarKind = 'success' | 'info' | 'warning' | 'error';
export interface SnackbarMessage {
  id: number;
  kind: SnackbarKind;
  text: string;
}

export const snackbar = createStore<SnackbarMessage | null>(null);
let count = 0;

/** Shows one message; a newer one replaces it. */
export function showSnackbar(kind: SnackbarKind, text: string): void {
  count += 1;
  snackbar.set({ id: count, kind, text });
}
