import type { Translate } from '../i18n/use-translate.ts';

/** "Application no. 2", of who has applied for the job before; null of a first one. */
export const cycleText = (t: Translate, { cycle_number }: { cycle_number: number }): string | null =>
  cycle_number > 1 ? t('desk.cycle_short', { number: cycle_number }) : null;
