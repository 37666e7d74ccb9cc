import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { languageName } from '../../../../web/languages.ts';
import { AskDialog } from '../../components/AskDialog.tsx';
import { useFormContextValue } from '../../components/form/form-context.ts';
import { MarkedDifference } from '../../components/MarkedDifference.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { type Data, isData, isSame } from '../../lib/record-changes.ts';
import { type FieldName, type ListName, type Recruitment, SECTIONS } from './fields.ts';
import { useValueWords } from './use-value-words.ts';

/** One thing that differs: a field, or a field's words in one language. */
interface Difference {
  name: FieldName | ListName;
  language: string | null;
  before: unknown;
  after: unknown;
}

const BOTH_FIELDS: readonly (FieldName | ListName)[] = [
  ...SECTIONS.flatMap(({ fields }) => fields),
  ...SECTIONS.flatMap(({ lists }) => lists),
];

/** What of the rows says something: neither which row it is, nor what is removed. */
function meaning(value: unknown): unknown {
  if (Array.isArray(value))
    return value.filter((row) => !isData(row) || row['_destroy'] !== true).map((row) => meaning(row));
  if (!isData(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      key === 'id' || key === 'created_at' ? [] : [[key, meaning(part)] as const],
    ),
  );
}

const isWords = (value: unknown) => isData(value);

/** What two states of a recruitment say differently, in the order of the form; texts language by language. */
function differencesOf(before: Data, after: Data): Difference[] {
  return BOTH_FIELDS.flatMap((name): Difference[] => {
    const [was, is] = [meaning(before[name]), meaning(after[name])];
    if (isSame(was, is)) return [];
    if (!isWords(was) && !isWords(is)) return [{ name, language: null, before: was, after: is }];
    const [old, now] = [isData(was) ? was : {}, isData(is) ? is : {}];
    const languages = [...new Set([...Object.keys(old), ...Object.keys(now)])];
    return languages
      .filter((language) => !isSame(old[language], now[language]))
      .map((language) => ({ name, language, before: old[language] ?? null, after: now[language] ?? null }));
  });
}

/** What differs between two states, field by field, with what went and what came. */
export function DifferenceList({ before, after }: { before: Data; after: Data }) {
  const { t, locale } = useWording();
  const { base } = useFormContextValue().recordForm;
  const wordsOf = useValueWords(base as unknown as Recruitment);
  const differences = differencesOf(before, after);
  if (differences.length === 0)
    return <Typography color="textSecondary">{t('recruitments.release.no_changes')}</Typography>;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5, '& dd': { m: 0 } }}>
      {differences.map(({ name, language, before: was, after: is }) => (
        <div key={`${name} ${language}`}>
          <Typography component="dt" variant="body2" sx={{ fontWeight: 700 }}>
            {t(`recruitments.fields.${name}`)}
            {language !== null && ` (${languageName(language, locale)})`}
          </Typography>
          <dd>
            <MarkedDifference
              before={wordsOf(name, was)}
              after={wordsOf(name, is)}
              {...(language !== null && { lang: language })}
            />
          </dd>
        </div>
      ))}
    </Box>
  );
}

interface ChangesDialogProps {
  title: string;
  before: Data;
  after: Data;
  onClose(): void;
}

/** What differs between two states, in a dialog that only tells. */
export function ChangesDialog({ title, before, after, onClose }: ChangesDialogProps) {
  const t = useTranslate();
  return (
    <AskDialog
      title={title}
      closeLabel={t('recruitments.release.shut')}
      onClose={onClose}
      width="md"
      isLong="scrolled"
    >
      <DifferenceList before={before} after={after} />
    </AskDialog>
  );
}
