import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale } from 'ra-core';
import { useTranslate } from '../i18n/use-translate.ts';
import { formatTime } from '../lib/short-dates.ts';
import { languageName } from '../../../web/languages.ts';
import { LANGUAGES } from '../lib/map-languages.ts';
import { isData, isSame } from '../lib/record-changes.ts';
import { Hint } from './Hint.tsx';
import { MarkedDifference } from './MarkedDifference.tsx';

export interface DifferenceWords {
  /** A column in words; without it columns stand under their own names. */
  fieldName?: (field: string) => string;
  /** A value in words (the name behind an id); null for as it stands. */
  valueName?: (field: string, value: unknown) => string | null;
  /** Columns a reader has no use for. */
  silent?: RegExp;
}

interface DifferencesProps extends DifferenceWords {
  before: object | null;
  after: object | null;
}

interface Difference {
  key: string;
  label: string;
  lang?: string;
  before: string;
  after: string;
}

/** Columns of instants, and of days, are called so; what people write is in none of them. */
const TIME_COLUMN = /(^|_)(at|until)$/;

/** Column by column, texts per language each by itself; what says the same on both sides is left out. */
function useDifferences({ before, after, fieldName, valueName, silent }: DifferencesProps): Difference[] {
  const t = useTranslate();
  const locale = useLocale();
  const plain = (field: string, value: unknown): string => {
    if (value === null || value === undefined) return '';
    if (typeof value === 'boolean') return t(value ? 'form.yes' : 'form.no');
    const words = valueName?.(field, value);
    if (words) return words;
    if (typeof value !== 'string') return JSON.stringify(value, null, 1);
    return TIME_COLUMN.test(field) && value.includes('T') ? formatTime(value, locale) : value;
  };
  const [old, now] = [{ ...before } as Record<string, unknown>, { ...after } as Record<string, unknown>];
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])].toSorted();
  return fields.flatMap((field) => {
    if (silent?.test(field) || isSame(old[field], now[field])) return [];
    const label = fieldName?.(field) ?? field;
    const [was, is] = [old[field], now[field]];
    const codes = Object.keys({ ...(isData(was) ? was : {}), ...(isData(is) ? is : {}) });
    if (codes.length === 0 || !codes.every((code) => LANGUAGES.has(code)))
      return [{ key: field, label, before: plain(field, was), after: plain(field, is) }];
    const textOf = (map: unknown, code: string) => (isData(map) ? String(map[code] ?? '') : '');
    return codes
      .filter((code) => textOf(was, code) !== textOf(is, code))
      .map((code) => ({
        key: `${field}-${code}`,
        label: `${label} (${languageName(code, locale)})`,
        lang: code,
        before: textOf(was, code),
        after: textOf(is, code),
      }));
  });
}

/** The values of a record before and after a change, each column with what went and what came. */
export function Differences(props: DifferencesProps) {
  const t = useTranslate();
  const differences = useDifferences(props);
  if (differences.length === 0)
    return <Typography color="textSecondary">{t('changes.no_values')}</Typography>;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {differences.map(({ key, label, lang, before, after }) => (
        <Box key={key}>
          <Hint
            component="dt"

            sx={{ overflowWrap: 'anywhere', ...(!props.fieldName && { fontFamily: 'monospace' }) }}
          >
            {label}
          </Hint>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            <MarkedDifference before={before} after={after} {...(lang && { lang })} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
