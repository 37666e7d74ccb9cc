import type { ReactNode } from 'react';

export interface Column<R> {
  id: string;
  label: string;
  render(row: R): ReactNode;
  /** The server's name of the order, when rows can be put in order by this. */
  sort?: string;
  /** Not shown until it is chosen. */
  isOptional?: boolean;
  align?: 'left' | 'right';
  /** A text: has a card's whole width. */
  isLong?: boolean;
}

interface FilterBase {
  name: string;
  label: string;
}

export type FilterDefinition =
  | (FilterBase & { kind: 'choice'; choices: readonly { value: string | number; label: string }[] })
  | (FilterBase & { kind: 'flag'; labels?: { yes: string; no: string } })
  | (FilterBase & { kind: 'switch' })
  | (FilterBase & { kind: 'day' })
  | (FilterBase & { kind: 'custom'; render(value: unknown, change: (value: unknown) => void): ReactNode });

/** What a bulk action gets: the chosen rows, and what to call when it is done. */
export interface Selected<R> {
  ids: number[];
  rows: R[];
  clear(): void;
  reload(): void;
}
