import CheckIcon from '../../../web/icons/Check.tsx';
import TranslateIcon from '../../../web/icons/Translate.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useLocaleState } from 'ra-core';
import { LOCALES } from '../i18n/locales.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { writeItem } from '../../../web/browser-storage.ts';
import { LOCALE_KEY } from '../providers/i18n-provider.ts';

/** The language of the screen, the current one ticked. */
export function LanguageMenu() {
  const t = useTranslate();
  const [locale, setLocale] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const current = LOCALES.find((choice) => choice.locale === locale)?.name ?? '';
  return (
    <>
      <Button
        color="inherit"
        startIcon={<TranslateIcon />}
        sx={{ minWidth: 0, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } }}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${t('layout.language')}: ${current}`}
      >
        <Box component="span" lang={locale} sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {current}
        </Box>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {LOCALES.map((choice) => (
          <MenuItem
            key={choice.locale}
            lang={choice.locale}
            selected={choice.locale === locale}
            onClick={() => {
              setAnchor(null);
              writeItem(LOCALE_KEY, choice.locale);
              setLocale(choice.locale);
            }}
          >
            {choice.locale === locale && (
              <ListItemIcon>
                <CheckIcon fontSize="small" />
              </ListItemIcon>
            )}
            <ListItemText inset={choice.locale !== locale}>{choice.name}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
