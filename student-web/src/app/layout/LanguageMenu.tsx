import Language from '../../../../web/icons/Language.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { usePart } from '../use-part.ts';
import { usePageLanguageName } from './language-names.ts';

const loadChoices = () => import('./LanguageChoices.tsx');

/** Opens the choice of languages; its code comes with the first use. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choices = usePart(loadChoices);
  const { name, lang } = usePageLanguageName();
  const Choices = choices.Part;
  return (
    <>
      <Button
        size="small"
        startIcon={<Language />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${t('header.language')}: ${name}`}
        onClick={({ currentTarget }) =>
          void choices.load().then((isThere) => isThere && setAnchor(currentTarget))
        }
        sx={{ minHeight: 44, minWidth: 0 }}
      >
        <Box
          component="span"
          lang={lang}
          sx={{
            maxWidth: { xs: '5.5rem', sm: 'none' },
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {name}
        </Box>
      </Button>
      {anchor && Choices && <Choices anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
