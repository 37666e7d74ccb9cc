import type { ResumeFinding } from '../../../domain/resume-checks.ts';
import { useWording } from '../i18n/use-wording.ts';
import { numberFormat } from './intl-formats.ts';

/** What a finding of the machine says, in the reader's language. */
export function useFindingSentence(): (finding: ResumeFinding) => string {
  const { t, locale } = useWording();
  return ({ check, length }) =>
    t(`correcting.check.${check}`, {
      wanted: numberFormat(locale).format(length?.wanted ?? 0),
      unit: t(`correcting.check.unit.${length?.unit ?? 'characters'}`),
    });
}
