import type { Say } from '../i18n/use-words.ts';

/** "Application no. 2", of who has applied for the job before; null of a first one. */
export const cycleText = (say: Say, { cycle_number }: { cycle_number: number }): string | null =>
  cycle_number > 1 ? say('desk.cycle_short', { number: cycle_number }) : null;
