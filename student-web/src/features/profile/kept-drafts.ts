import { studentDrafts } from '../../../../web/drafts.ts';
import { createStore, useStore } from '../../lib/store.ts';

/** Counts the drafts that came and went, so that the list of steps can tell which have one. */
const changes = createStore(0);

export function keepDraft(userId: number, scope: string, value: object, now: number): void {
  const isNew = studentDrafts.read(userId, scope, now) === null;
  if (studentDrafts.write(userId, scope, value, now) && isNew) changes.set(changes.get() + 1);
}

export function dropDraft(userId: number, scope: string): void {
  const isThere = studentDrafts.read(userId, scope, 0) !== null;
  studentDrafts.remove(userId, scope);
  if (isThere) changes.set(changes.get() + 1);
}

/** Tells whether this browser keeps something unsaved under a name. */
export function useHasDraft(userId: number, now: number): (scope: string) => boolean {
  useStore(changes);
  return (scope) => studentDrafts.read(userId, scope, now) !== null;
}
