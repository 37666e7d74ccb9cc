import { useCallback } from 'react';
import { useLocale } from 'ra-core';
import { useTranslate } from '../../i18n/use-translate.ts';
import { languageName } from '../../../../web/languages.ts';
import { LANGUAGES } from '../../lib/map-languages.ts';
import { fieldInfoOf, useFormContextValue } from './form-context.ts';

/** What to call a field of the form, from its path: `title.ja` → "Title (Japanese)", `offices.1` → "Offices 2". */
export function useFieldTitle(): (path: string) => string {
  const t = useTranslate();
  const locale = useLocale();
  const { fields } = useFormContextValue();
  return useCallback(
    (path) => {
      const { info, rest } = fieldInfoOf(fields, path);
      const detail = rest
        .map((part) => {
          if (/^\d+$/.test(part)) return t('form.row', { number: Number(part) + 1 });
          return LANGUAGES.has(part) ? languageName(part, locale) : part;
        })
        .join(' · ');
      const label = info?.label ?? '';
      return detail && label ? `${label} (${detail})` : label || detail;
    },
    [fields, locale, t],
  );
}
