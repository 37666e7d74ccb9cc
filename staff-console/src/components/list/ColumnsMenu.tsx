import ColumnsIcon from '../../../../web/icons/ViewColumnOutlined.tsx';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { Column } from './list-types.ts';

/** The columns to show: those asked for by the address, else those that are there from the start. */
export function shownColumns<R>(columns: readonly Column<R>[], asked: readonly string[] | null): Column<R>[] {
  return columns.filter((column, index) =>
    index === 0 ? true : asked ? asked.includes(column.id) : column.isOptional !== true,
  );
}

interface ColumnsMenuProps<R> {
  columns: readonly Column<R>[];
  asked: readonly string[] | null;
  onChange(ids: string[] | null): void;
}

export function ColumnsMenu<R>({ columns, asked, onChange }: ColumnsMenuProps<R>) {
  const t = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const shown = shownColumns(columns, asked).map((column) => column.id);
  const toggle = (id: string) =>
    onChange(
      columns
        .map((column) => column.id)
        .filter((other) => (other === id ? !shown.includes(id) : shown.includes(other))),
    );
  return (
    <>
      <Button
        startIcon={<ColumnsIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('list.columns')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {columns.slice(1).map((column) => (
          <MenuItem
            key={column.id}
            role="menuitemcheckbox"
            aria-checked={shown.includes(column.id)}
            onClick={() => toggle(column.id)}
            dense
          >
            <Checkbox
              checked={shown.includes(column.id)}
              size="small"
              sx={{ p: 0, mr: 1, minWidth: 0 }}
              tabIndex={-1}
              slotProps={{ input: { 'aria-hidden': true } }}
            />
            <ListItemText>{column.label}</ListItemText>
          </MenuItem>
        ))}
        <MenuItem dense divider={false} disabled={asked === null} onClick={() => onChange(null)}>
          {t('list.usual_columns')}
        </MenuItem>
      </Menu>
    </>
  );
}
