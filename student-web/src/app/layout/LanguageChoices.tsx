import Check from '@mui/icons-material/Check';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { languageId, MENU_LANGUAGES, type InterfaceLanguage } from '../../../../server/domain/languages.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { LANGUAGE_NAMES } from './language-names.ts';
import { useChangeLanguage } from '../../lib/use-change-language.ts';

/** What the menu always offers (specification section 2). */
const OFFERED: readonly InterfaceLanguage[] = MENU_LANGUAGES;

interface Props {
  anchor: HTMLElement;
  onClose(): void;
}

/** Japanese and English, and the current one when it is another, ticked. */
export default function LanguageChoices({ anchor, onClose }: Props) {
  const current = useScreenLanguage();
  const changeLanguage = useChangeLanguage();
  // Somebody who came by the browser's language or the address sees where they are.
  const choices = OFFERED.includes(current) ? OFFERED : [...OFFERED, current];
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {choices.map((code) => (
        <MenuItem
          key={code}
          lang={code}
          role="menuitemradio"
          aria-checked={code === current}
          selected={code === current}
          onClick={() => {
            onClose();
            changeLanguage(languageId(code)!);
          }}
        >
          <ListItemIcon>{code === current && <Check fontSize="small" color="secondary" />}</ListItemIcon>
          <ListItemText>{LANGUAGE_NAMES[code]}</ListItemText>
        </MenuItem>
      ))}
    </Menu>
  );
}
