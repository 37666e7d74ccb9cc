import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useWording } from '../../i18n/use-wording.ts';
import { languageName } from '../../../../web/languages.ts';
import type { WordsLanguages } from './use-words-languages.ts';

/** What there is to say about the open language: removed, or left behind when another was changed. */
export function LanguageNotice({ words }: { words: WordsLanguages }) {
  const { t, locale } = useWording();
  const { selected } = words;
  const language = languageName(selected, locale);
  if (words.isRemoved(selected))
    return (
      <Alert
        severity="warning"
        action={
          <Button size="small" onClick={() => words.bringBack(selected)}>
            {t('languages.undo_remove', { language })}
          </Button>
        }
      >
        {t('languages.removed_hint', { language })}
      </Alert>
    );
  if (!words.stale.some((code) => code === selected)) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button size="small" onClick={() => words.accept(selected)}>
          {t('languages.still_fits')}
        </Button>
      }
    >
      {t(words.isKnownStale ? 'languages.known_stale_hint' : 'languages.stale_hint', {
        language,
        changed: words.changed.map((code) => languageName(code, locale)).join(', '),
      })}
    </Alert>
  );
}
