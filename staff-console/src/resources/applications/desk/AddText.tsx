import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { RESUME_TEXTS, type ResumeText } from './correction.ts';

/** A fixed text nobody has written yet: the mentor may begin it, the student agrees to it later. */
export function AddText({
  shown,
  onAdd,
}: {
  shown: readonly ResumeText[];
  onAdd: (name: ResumeText) => void;
}) {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const rest = RESUME_TEXTS.filter((name) => !shown.includes(name));
  if (rest.length === 0) return null;
  return (
    <>
      <Button
        startIcon={<AddIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        title={t('correcting.simple.add_hint')}
        sx={{ justifySelf: 'start' }}
      >
        {t('correcting.simple.add')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {rest.map((name) => (
          <MenuItem
            key={name}
            onClick={() => {
              setAnchor(null);
              onAdd(name);
            }}
          >
            {t(`resume_text.${name}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
