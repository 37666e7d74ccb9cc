import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReactNode } from 'react';
import type { RaRecord } from 'ra-core';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { Column } from './list-types.ts';
import { ChoosableRow, ChoosePageCell, RowLink, RowsTable } from './RowsTable.tsx';
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
    <RowsTable title={title} canChoose={selection !== null}>
      <TableHead>
        <TableRow>
          {selection && <ChoosePageCell selection={selection} />}
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
          <ChoosableRow
            key={row.id}
            row={row}
            selection={selection}
            chooseLabel={t('list.choose_row', { name: nameOf(row) })}
          >
            {columns.map((column, index) =>
              index === 0 ? (
                <TableCell key={column.id} align={column.align ?? 'left'} sx={{ minWidth: 112 }}>
                  <RowLink to={linkTo?.(row)}>{column.render(row)}</RowLink>
                </TableCell>
              ) : (
                <Cell key={column.id} column={column} row={row} />
              ),
            )}
          </ChoosableRow>
        ))}
      </TableBody>
    </RowsTable>
  );
}
