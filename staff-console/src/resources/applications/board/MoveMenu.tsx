import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { EVENT_FORMS } from '../events/event-forms.ts';
import type { MoveEvent } from './moves.ts';

interface MoveMenuProps {
  events: readonly MoveEvent[];
  /** The whole accessible name; the button shows `label`. */
  name: string;
  label: string;
  isProminent?: boolean;
  onMove: (event: MoveEvent) => void;
}

/** The moves that are allowed, as a menu. */
export function MoveMenu({ events, name, label, isProminent = false, onMove }: MoveMenuProps) {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (events.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        variant={isProminent ? 'contained' : 'text'}
        color={isProminent ? 'primary' : 'secondary'}
        endIcon={<ExpandMoreIcon />}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        data-move-menu
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {events.map((event) => (
          <MenuItem
            key={event}
            sx={EVENT_FORMS[event].tone === 'danger' ? { color: 'error.dark' } : {}}
            onClick={() => {
              setAnchor(null);
              onMove(event);
            }}
          >
            {t(`events.label.${event}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
