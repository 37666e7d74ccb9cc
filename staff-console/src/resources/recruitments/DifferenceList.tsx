import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormContextValue } from '../../components/form/form-context.ts';
import { MarkedDifference } from '../../components/MarkedDifference.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { languageName } from '../../../../web/languages.ts';
import type { Data } from '../../lib/record-changes.ts';
import { differencesOf } from './differences.ts';
import type { Recruitment } from './recruitment.ts';
import { useValueWords } from './use-value-words.ts';

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
          <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
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
