import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { KeyboardEvent, ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import { useLocation } from 'react-router-dom';
import { useTranslate } from '../../i18n/use-translate.ts';
import { PageLink } from '../PageLink.tsx';
import type { Column } from './list-types.ts';
import type { Selection } from './use-selection.ts';
import type { Sort } from './use-address-list.ts';

export interface RowsProps<R extends RaRecord> {
  rows: R[];
  /** The first is the row's name and its link. */
  columns: Column<R>[];
  title: string;
  nameOf(row: R): string;
  linkTo?: ((row: R) => string | null) | undefined;
  sort: Sort;
  onSort(sort: Sort): void;
  /** Null where nothing can be chosen. */
  selection: Selection<R> | null;
}

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

/** Up and down (or k and j) go from row to row; x chooses the row, Enter opens it as every link. */
function onKey(event: KeyboardEvent<HTMLElement>) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const row = (event.target as HTMLElement).closest('[data-row]');
  if (!row) return;
  const step = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 }[event.key];
  if (event.key === 'x') {
    row.querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
    event.preventDefault();
  }
  if (step === undefined) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll('[data-row]')];
  const next = all[all.indexOf(row) + step];
  next?.querySelector<HTMLElement>('[data-row-link], input[type=checkbox]')?.focus();
}

interface SortedHeadProps extends Pick<Column<never>, 'align' | 'label'> {
  /** The server's name of the order; without it the list cannot be in its order. */
  field: string | undefined;
  sort: Sort;
  onSort(sort: Sort): void;
}

/** The head of a column; pressed, it orders the list, pressed again the other way round. */
export function SortedHead({ field, label, align = 'left', sort, onSort }: SortedHeadProps) {
  if (!field) return <TableCell align={align}>{label}</TableCell>;
  const isActive = sort.field === field;
  const direction = sort.order === 'ASC' ? 'asc' : 'desc';
  return (
    <TableCell align={align} sortDirection={isActive ? direction : false}>
      <TableSortLabel
        active={isActive}
        direction={isActive ? direction : 'asc'}
        onClick={() => onSort({ field, order: isActive && sort.order === 'ASC' ? 'DESC' : 'ASC' })}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}

/** Days, times, numbers and single words stay in one line; longer words may break. */
const ONE_LINE = /^(?=.*\d)[\d\sA-Za-z/:.,+%-]{1,20}$|^.{1,8}$/u;
const oneLine = (cell: ReactNode) =>
  typeof cell === 'string' && ONE_LINE.test(cell) ? { whiteSpace: 'nowrap' } : {};

function Cell<R extends RaRecord>({ column, row }: { column: Column<R>; row: R }) {
  const cell = column.render(row);
  return (
    <TableCell align={column.align ?? 'left'} sx={{ minWidth: 112, ...oneLine(cell) }}>
      {cell}
    </TableCell>
  );
}

export function ListTable<R extends RaRecord>(props: RowsProps<R>) {
  const { rows, columns, title, nameOf, linkTo, sort, onSort, selection } = props;
  const t = useTranslate();
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table aria-label={title} onKeyDown={onKey}>
        <TableHead>
          <TableRow>
            {selection && (
              <TableCell padding="checkbox">
                <Checkbox
                  checked={selection.isPageChosen}
                  indeterminate={selection.count > 0 && !selection.isPageChosen}
                  onChange={selection.togglePage}
                  slotProps={{ input: { 'aria-label': t('list.choose_page') } }}
                />
              </TableCell>
            )}
            {columns.map((column) => (
              <SortedHead
                key={column.id}
                field={column.sort}
                label={column.label}
                align={column.align}
                sort={sort}
                onSort={onSort}
              />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow
              key={row.id}
              hover
              data-row
              selected={selection?.has(row) ?? false}
              sx={{ position: 'relative', verticalAlign: 'top' }}
            >
              {selection && (
                <TableCell padding="checkbox" sx={{ position: 'relative', zIndex: 1 }}>
                  <Checkbox
                    checked={selection.has(row)}
                    onChange={() => selection.toggle(row)}
                    slotProps={{ input: { 'aria-label': t('list.choose_row', { name: nameOf(row) }) } }}
                  />
                </TableCell>
              )}
              {columns.map((column, index) =>
                index === 0 ? (
                  <TableCell key={column.id} align={column.align ?? 'left'} sx={{ minWidth: 112 }}>
                    <RowLink to={linkTo?.(row)}>{column.render(row)}</RowLink>
                  </TableCell>
                ) : (
                  <Cell key={column.id} column={column} row={row} />
                ),
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
