import Check from '../../../../web/icons/Check.tsx';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { required } from '../../../../domain/required.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { languageId, MENU_LANGUAGES } from '../../../../domain/languages.ts';
import { usePageLanguage } from '../../lib/page-language.ts';
import { useChangeLanguage } from '../../lib/use-change-language.ts';
import { isScreenLanguage, languageName } from './language-names.ts';

/** What the menu always offers (specification section 2). */
const OFFERED: readonly string[] = MENU_LANGUAGES;

interface Props {
  anchor: HTMLElement;
  onClose(): void;
}

/** Languages of the screens that the browser asks for: who has switched to English finds the way back. */
const readByBrowser = () => navigator.languages.map((tag) => tag.split('-')[0]!).filter(isScreenLanguage);

/** Japanese and English, what the browser asks for besides, and the current one, ticked. */
export default function LanguageChoices({ anchor, onClose }: Props) {
  const { t } = useTranslation();
  const current = usePageLanguage();
  const changeLanguage = useChangeLanguage();
  // Somebody who came by the profile, the browser's language or the address sees where they are.
  const choices = [...new Set([...OFFERED, ...readByBrowser(), current])];
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {choices.map((code) => (
        <MenuItem
          key={code}
          role="menuitemradio"
          aria-checked={code === current}
          selected={code === current}
          onClick={() => {
            onClose();
            changeLanguage(required(languageId(code)));
          }}
        >
          <ListItemIcon>{code === current && <Check fontSize="small" color="secondary" />}</ListItemIcon>
          <ListItemText
            primary={<Name code={code} />}
            secondary={isScreenLanguage(code) ? null : t('header.contentOnly')}
            slotProps={{ secondary: { sx: { whiteSpace: 'normal', maxWidth: '14rem' } } }}
          />
        </MenuItem>
      ))}
    </Menu>
  );
}

function Name({ code }: { code: string }) {
  const { name, lang } = languageName(code);
  return <span lang={lang}>{name}</span>;
}
