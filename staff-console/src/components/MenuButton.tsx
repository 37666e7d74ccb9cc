import Button, { type ButtonProps } from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';

interface MenuButtonProps<V extends string> extends Omit<ButtonProps, 'onClick'> {
  choices: readonly { value: V; label: string; isDanger?: boolean }[];
  onChoose(value: V): void;
}

/** A button that opens a menu of what can be done; nothing where there is nothing. */
export function MenuButton<V extends string>({ choices, onChoose, ...button }: MenuButtonProps<V>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (choices.length === 0) return null;
  return (
    <>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        {...button}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {choices.map(({ value, label, isDanger }) => (
          <MenuItem
            key={value}
            sx={isDanger ? { color: 'error.dark' } : {}}
            onClick={() => {
              setAnchor(null);
              onChoose(value);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
