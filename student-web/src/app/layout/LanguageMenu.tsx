import Language from '@mui/icons-material/Language';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { LANGUAGE_NAMES } from './language-names.ts';

const LanguageChoices = lazy(() => import('./LanguageChoices.tsx'));

/** Opens the choice of languages; its code comes with the first use. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const current = useScreenLanguage();
  return (
    <>
      <Button
        size="small"
        startIcon={<Language />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${t('header.language')}: ${LANGUAGE_NAMES[current]}`}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 44 }}
      >
        {LANGUAGE_NAMES[current]}
      </Button>
      {anchor && (
        <Suspense fallback={null}>
          <LanguageChoices anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
