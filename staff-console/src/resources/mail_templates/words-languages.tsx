import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useLocale } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { itemAt } from '../../../../domain/required.ts';
import { languageName } from '../../../../web/languages.ts';
import { useFormContextValue } from '../../components/form/form-context.ts';
import { useLanguageMap } from '../../components/form/use-language-map.ts';
import { useWording } from '../../i18n/use-wording.ts';
import type { Data } from '../../lib/record-changes.ts';
import type { Part, TemplateInfo } from './template.tsx';

type LanguageNote = 'wrong' | 'removed' | 'missing' | 'stale' | 'edited';

/** Subject and body go together through the languages: one tab each. */
export function useWordsLanguages({ languages, shipped }: Pick<TemplateInfo, 'languages' | 'shipped'>) {
  const locale = useLocale();
  const maps: Record<Part, ReturnType<typeof useLanguageMap>> = {
    template_subject: useLanguageMap('template_subject'),
    template_body: useLanguageMap('template_body'),
  };
  const both = [maps.template_subject, maps.template_body];
  const isWritten = (language: string) => both.some((map) => map.hasText(language));
  const isRemoved = (language: string) => !isWritten(language) && both.some((map) => map.isRemoved(language));
  const [selected, select] = useState<string>(
    () => [locale, ...languages].find((code) => isWritten(code)) ?? languages[0] ?? 'ja',
  );

  // A refusal opens the language it is about.
  const { state, problem } = useFormContextValue().recordForm;
  const { errors } = useFormState<Data>();
  const wrong = languages.filter((code) => both.some((map) => map.wrong.includes(code)));
  const [seen, setSeen] = useState<unknown>(null);
  if (state === 'refused' && problem !== seen && Object.keys(errors).length > 0) {
    setSeen(problem);
    if (wrong.length > 0 && !wrong.some((code) => code === selected)) select(itemAt(wrong, 0));
  }

  const isEdited = (language: string) =>
    shipped !== null &&
    (Object.keys(maps) as Part[]).some(
      (part) => maps[part].textOf(language) !== (shipped[part][language] ?? ''),
    );
  const changed = [...new Set(both.flatMap((map) => map.changed))];
  // Who goes back to the shipped words leaves no language behind.
  const isGoingBack = changed.length > 0 && shipped !== null && !changed.some(isEdited);
  const stale = languages.filter((code) => !isGoingBack && both.some((map) => map.stale.includes(code)));
  return {
    selected,
    select,
    isWritten,
    isRemoved,
    changed,
    stale,
    isKnownStale: both.some(({ isKnownStale }) => isKnownStale),
    noteOf(language: string): LanguageNote | null {
      if (wrong.some((code) => code === language)) return 'wrong';
      if (isRemoved(language)) return 'removed';
      if (!isWritten(language)) return 'missing';
      if (stale.some((code) => code === language)) return 'stale';
      return isEdited(language) ? 'edited' : null;
    },
    remove: (language: string) => both.forEach((map) => map.remove(language)),
    bringBack: (language: string) => both.forEach((map) => map.bringBack(language)),
    accept: (language: string) =>
      both.filter((map) => map.stale.includes(language)).forEach((map) => map.accept(language)),
  };
}

export type WordsLanguages = ReturnType<typeof useWordsLanguages>;

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
