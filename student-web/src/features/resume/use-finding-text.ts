import { useTranslation } from '../../i18n/use-translation.tsx';
import type { ResumeFinding } from '../../../../domain/resume-checks.ts';

/** A finding in the page's language. */
export function useFindingText(): (finding: ResumeFinding) => string {
  const { t } = useTranslation('resume');
  return ({ check, length }) =>
    (check === 'too_short' || check === 'too_long') && length
      ? t(`check.${check}.${length.unit}`, { count: length.wanted })
      : t(`check.${check as Exclude<typeof check, 'too_short' | 'too_long'>}`);
}
