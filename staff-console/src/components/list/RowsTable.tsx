import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import type { RaRecord } from 'ra-core';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '../../i18n/use-translate.ts';
import { isPlainKey } from '../../lib/is-plain-key.ts';
import { PageLink } from '../PageLink.tsx';
import { type Shortcut, ShortcutsOnKey } from '../Shortcuts.tsx';
import type { Selection } from './use-selection.ts';

/** The link that covers its whole row. It carries the list's address, so that the way back leads to it. */
export function RowLink({ to, children }: { to: string | null | undefined; children: ReactNode }) {
  const location = useLocation();
  if (!to) return <strong>{children}</strong>;
  return (
    <PageLink
      to={to}
      state={{ list: location.search }}
      data-row-link
      underline="hover"
      sx={{ fontWeight: 700, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
    >
      {children}
    </PageLink>
  );
}

/** Where the keys go in a row: its link, else its checkbox. */
const placeIn = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>('[data-row-link]') ??
  row?.querySelector<HTMLElement>('input[type=checkbox]');

/** Up and down (or k and j) go from row to row; x chooses the row, e and Enter open it. */
function onKey(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const row = (event.target as HTMLElement).closest('[data-row]');
  if (!row) return;
  const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
  if (event.key === 'x') {
    row.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
    event.preventDefault();
  }
  if (event.key === 'e') {
    event.preventDefault();
    row.querySelector<HTMLElement>('[data-row-link]')?.click();
  }
  if (step === undefined) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll('[data-row]')];
  placeIn(all[all.indexOf(row) + step])?.focus();
}

/** From anywhere else on the page j goes to the first row. */
function useFirstRowKey(table: RefObject<HTMLTableElement | null>): void {
  useEffect(() => {
    const onPage = (event: globalThis.KeyboardEvent) => {
      if (!isPlainKey(event, 'j')) return;
      event.preventDefault();
      placeIn(table.current?.querySelector('[data-row]'))?.focus();
    };
    window.addEventListener('keydown', onPage);
    return () => window.removeEventListener('keydown', onPage);
  }, [table]);
}

/** The keys of a table, as they are shown. */
function useRowShortcuts(canChoose: boolean): Shortcut[] {
  const t = useTranslate();
  return [
    { does: t('keys.row_down'), keys: ['J', '↓'] },
    { does: t('keys.row_up'), keys: ['K', '↑'] },
    { does: t('keys.open_row'), keys: ['E', 'Enter'] },
    ...(canChoose
      ? [
          { does: t('keys.choose'), keys: ['X'] },
          { does: t('keys.bar'), keys: ['A'] },
        ]
      : []),
  ];
}

interface RowsTableProps {
  title: string;
  /** Whether rows can be chosen. */
  canChoose: boolean;
  children: ReactNode;
}

/** A table whose rows are gone through, chosen and opened by keys. */
export function RowsTable({ title, canChoose, children }: RowsTableProps) {
  const table = useRef<HTMLTableElement>(null);
  useFirstRowKey(table);
  const shortcuts = useRowShortcuts(canChoose);
  return (
    <TableContainer component={Paper} variant="outlined">
      <ShortcutsOnKey shortcuts={shortcuts} />
      <Table ref={table} aria-label={title} onKeyDown={onKey}>
        {children}
      </Table>
    </TableContainer>
  );
}

/** The cell in the head that chooses all rows of the page. */
export function ChoosePageCell({
  selection,
}: {
  selection: Pick<Selection<never>, 'count' | 'isPageChosen' | 'togglePage'>;
}) {
  const t = useTranslate();
  return (
    <TableCell padding="checkbox">
      <Checkbox
        checked={selection.isPageChosen}
        indeterminate={selection.count > 0 && !selection.isPageChosen}
        onChange={selection.togglePage}
        slotProps={{ input: { 'aria-label': t('list.choose_page') } }}
      />
    </TableCell>
  );
}

interface ChoosableRowProps<R extends RaRecord> {
  row: R;
  /** Null where nothing can be chosen. */
  selection: Selection<R> | null;
  /** The name of the checkbox. */
  chooseLabel: string;
  /** Whether the row can be opened. */
  canOpen?: boolean;
  children: ReactNode;
}

/** A row of a `RowsTable`, behind its checkbox. */
export function ChoosableRow<R extends RaRecord>(props: ChoosableRowProps<R>) {
  const { row, selection, chooseLabel, canOpen = true, children } = props;
  return (
    <TableRow
      hover={canOpen}
      data-row
      selected={selection?.has(row) ?? false}
      sx={{ position: 'relative', verticalAlign: 'top' }}
    >
      {selection && (
        <TableCell padding="checkbox" sx={{ position: 'relative', zIndex: 1 }}>
          <Checkbox
            checked={selection.has(row)}
            onChange={() => selection.toggle(row)}
            slotProps={{ input: { 'aria-label': chooseLabel } }}
          />
        </TableCell>
      )}
      {children}
    </TableRow>
  );
}
