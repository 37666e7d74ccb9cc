import Check from '@mui/icons-material/Check';
import Language from '@mui/icons-material/Language';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageId } from '../../../../server/domain/languages.ts';
import { SCREEN_LANGUAGES, useScreenLanguage } from '../../lib/page-language.ts';
import { useChangeLanguage } from './use-change-language.ts';

const NAMES = { ja: '日本語', en: 'English' } as const;

/** Japanese and English, the current one ticked (specification section 2). */
export function LanguageMenu() {
  const { t } = useTranslation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const current = useScreenLanguage();
  const changeLanguage = useChangeLanguage();
  return (
    <>
      <Button
        size="small"
        startIcon={<Language />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${t('header.language')}: ${NAMES[current]}`}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 44 }}
      >
        {NAMES[current]}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {SCREEN_LANGUAGES.map((code) => (
          <MenuItem
            key={code}
            lang={code}
            role="menuitemradio"
            aria-checked={code === current}
            selected={code === current}
            onClick={() => {
              setAnchor(null);
              changeLanguage(languageId(code)!);
            }}
          >
            <ListItemIcon>{code === current && <Check fontSize="small" color="secondary" />}</ListItemIcon>
            <ListItemText>{NAMES[code]}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
