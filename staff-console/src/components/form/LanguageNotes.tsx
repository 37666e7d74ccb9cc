import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { languageName } from '../../../../web/languages.ts';
import { useWording } from '../../i18n/use-wording.ts';
import type { LanguageMapState } from './use-language-map.ts';

interface LanguageNotesProps {
  languages: Pick<
    LanguageMapState,
    'selected' | 'changed' | 'isRemoved' | 'isKnownStale' | 'bringBack' | 'accept'
  > & {
    stale: readonly string[];
  };
}

/** What there is to say about the open language: removed, or left behind when another was changed. */
export function LanguageNotes({ languages }: LanguageNotesProps) {
  const { t, locale } = useWording();
  const { selected, changed, stale, isRemoved } = languages;
  const language = languageName(selected, locale);
  if (isRemoved(selected))
    return (
      <Alert
        severity="warning"
        action={
          <Button size="small" onClick={() => languages.bringBack(selected)}>
            {t('languages.undo_remove', { language })}
          </Button>
        }
      >
        {t('languages.removed_hint', { language })}
      </Alert>
    );
  if (!stale.includes(selected)) return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button size="small" onClick={() => languages.accept(selected)}>
          {t('languages.still_fits')}
        </Button>
      }
    >
      {t(languages.isKnownStale ? 'languages.known_stale_hint' : 'languages.stale_hint', {
        language,
        changed: changed.map((code) => languageName(code, locale)).join(', '),
      })}
    </Alert>
  );
}
