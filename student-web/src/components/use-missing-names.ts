import { useTranslation } from '../i18n/use-translation.tsx';
import { isKnownMissing } from '../lib/profile-map.ts';

/** What is missing in words, by the names of domain/profile-levels.ts. */
export function useMissingNames(): (names: readonly string[]) => string {
  const { t } = useTranslation('profile');
  return (names) =>
    names
      .map((name) => (isKnownMissing(name) ? t(`missing.${name}` as 'missing.address') : name))
      .join(t('listSeparator'));
}
