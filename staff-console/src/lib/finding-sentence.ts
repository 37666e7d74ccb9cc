import type { ResumeFinding } from '../../../domain/resume-checks.ts';
import { useWording } from '../i18n/use-wording.ts';

/** What a finding of the machine says, in the reader's language. */
export function useFindingSentence(): (finding: ResumeFinding) => string {
  const { t, locale } = useWording();
  return ({ check, length }) =>
    t(`correcting.check.${check}`, {
      wanted: new Intl.NumberFormat(locale).format(length?.wanted ?? 0),
      unit: t(`correcting.check.unit.${length?.unit ?? 'characters'}`),
    });
}
