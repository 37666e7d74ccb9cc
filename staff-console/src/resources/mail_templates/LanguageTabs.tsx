import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, type ReactNode } from 'react';
import { useWording } from '../../i18n/use-wording.ts';
import { languageName } from '../../../../web/languages.ts';
import type { LanguageNote, WordsLanguages } from './use-words-languages.ts';

const COLOURS: Record<LanguageNote, string> = {
  wrong: 'error.dark',
  removed: 'text.secondary',
  missing: 'text.secondary',
  stale: 'warning.dark',
  edited: 'success.dark',
};

/** The words of one language at a time; the tabs tell how it stands with each. */
export function LanguageTabs({
  languages,
  words,
  children,
}: {
  languages: readonly string[];
  words: WordsLanguages;
  children: ReactNode;
}) {
  const { t, locale } = useWording();
  const id = useId();
  const noteWords = (note: LanguageNote) =>
    note === 'edited' ? t('shipped_mails.edited_short') : t(`languages.${note}`);
  return (
    <>
      <Tabs
        value={words.selected}
        onChange={(_event, next: string) => words.select(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('shipped_mails.languages')}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {languages.map((code) => {
          const note = words.noteOf(code);
          const isSelected = code === words.selected;
          return (
            <Tab
              key={code}
              value={code}
              id={`${id}-${code}-tab`}
              {...(isSelected && { 'aria-controls': `${id}-panel` })}
              label={
                <Box component="span" sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'baseline' }}>
                  {languageName(code, locale)}
                  {note && (
                    <Box
                      component="span"
                      sx={{
                        fontSize: '0.75rem',
                        fontWeight: note === 'missing' ? 400 : 700,
                        color: COLOURS[note],
                      }}
                    >
                      {noteWords(note)}
                    </Box>
                  )}
                </Box>
              }
            />
          );
        })}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${words.selected}-tab`}
        sx={{ minWidth: 0 }}
      >
        {children}
      </Box>
    </>
  );
}
