import type { ComponentType, ReactNode } from 'react';
import type { StaffFilter, StaffResourceName, StaffRow } from '../../../server/client/resources.ts';
import type { Column as ListColumn } from '../components/list/list-types.ts';
import type { MessageKey } from '../i18n/messages.ts';
import type { MasterSetName } from '../lib/use-master-data.ts';
import type { Labelled, Named } from './form-types.ts';
import type { ReferenceName } from './references.ts';
import type { Wording } from '../i18n/use-wording.ts';

/** Fields of a row that can be shown as they are; the others need a `render`. */
type Plain<R> = {
  [F in keyof R]: R[F] extends string | number | boolean | Record<string, string> | null ? F : never;
}[keyof R] &
  string;

interface ColumnOptions extends Pick<ListColumn<never>, 'isOptional' | 'isLong' | 'align'> {
  /** Its name in addresses, if that is not the field's. */
  id?: string;
  /** The server's name of the order; true where that is the field's. */
  sort?: true | string;
}
interface Rendered<R> {
  render(row: R, wording: Wording): ReactNode;
}

/** A column: a field shown by its kind, or by a function. */
export type Column<W extends string, R> =
  | Labelled<W, Plain<R>>
  | (Named<W, Plain<R>> & ColumnOptions & Partial<Rendered<R>>)
  | (Named<W, keyof R & string> & ColumnOptions & Rendered<R>)
  | (ColumnOptions & Rendered<R> & { id: string; label: MessageKey; field?: never });

/** Rows that a list is narrowed to by a short choice: languages, members of staff, a set of the master data. */
export type Select = 'languages' | 'hf_members' | MasterSetName;

/** How a filter is drawn where the table does not know its field. */
type FilterKind =
  | { kind: 'switch' | 'day' | 'number' }
  | { kind: 'flag'; labels?: { yes: MessageKey; no: MessageKey } }
  | { kind: 'master'; set: MasterSetName }
  | { kind: 'reference'; to: ReferenceName }
  | { values: readonly string[]; words?(value: never): MessageKey }
  | { values: readonly number[]; nameOf(value: number): string }
  | { select: Select }
  | { render(value: unknown, change: (value: unknown) => void, wording: Wording): ReactNode };

/** What narrows a list: a field of the table by its kind, or what is told. */
export type Filter<W extends string, N extends StaffResourceName> =
  | Labelled<W, keyof StaffFilter<N> & string>
  | {
      [F in keyof StaffFilter<N> & string]: { name: F; label?: MessageKey } & (FilterKind | { kind?: never });
    }[keyof StaffFilter<N> & string];

/** Words of the values of fields that are one of a few, by field: of the table or worked out. */
export type Choices<R> = {
  [F in keyof R as string extends R[F] ? never : R[F] extends string | null ? F : never]?: (
    value: NonNullable<R[F]> & string,
  ) => MessageKey;
};

/** Something to be done with the rows that are chosen. */
export type BulkAction = { label: MessageKey; isForManagers?: true } & (
  { Dialog: ComponentType<BulkDialogProps> } | { pathOf(ids: readonly number[]): string }
);

/** Of a dialog over chosen rows. */
export interface BulkDialogProps {
  ids: number[];
  onClose(): void;
  /** Once it is done, while the dialog still tells what was done. */
  onDone(): void;
}

/** A list as its descriptor has it. Its texts are `words.title`, `hint`, `search`, `new`, `empty`, `empty_hint`. */
export interface List<W extends string, N extends StaffResourceName> {
  columns: readonly Column<W, StaffRow<N>>[];
  sort: readonly [field: string, order: 'ASC' | 'DESC'];
  filters?: readonly Filter<W, N>[];
  search?: MessageKey;
  /** Instead of `words.hint`. */
  hint?(wording: Wording): string | undefined;
  /** Whether the hint is said of an empty list too; it is unless told. */
  hasEmptyHint?: false;
  hasExport?: true;
  /** Where a row leads; to its form unless told. */
  linkTo?(row: StaffRow<N>): string | null;
  /** What the list is narrowed to besides. */
  always?: Partial<StaffFilter<N>>;
  viewsOf?: string;
  /** What can be done with chosen rows: a dialog, or a page. */
  bulk?: readonly BulkAction[];
  /** Above the filters. */
  Lead?: ComponentType;
  /** Between the filters and the rows. */
  Head?: ComponentType;
}

// --- The same without the names of one resource, for those who draw them ---

export interface AnyColumn extends ColumnOptions {
  field?: string;
  label?: MessageKey;
  render?(row: never, wording: Wording): ReactNode;
}
export interface AnyFilter {
  name: string;
  label?: MessageKey;
  kind?: 'switch' | 'day' | 'number' | 'flag' | 'master' | 'reference';
  labels?: { yes: MessageKey; no: MessageKey };
  set?: MasterSetName;
  to?: ReferenceName;
  values?: readonly (string | number)[];
  words?(value: never): MessageKey;
  nameOf?(value: never): string;
  select?: Select;
  render?(value: unknown, change: (value: unknown) => void, wording: Wording): ReactNode;
}
export interface AnyList extends Omit<
  List<string, StaffResourceName>,
  'columns' | 'filters' | 'linkTo' | 'always'
> {
  columns: readonly (string | AnyColumn)[];
  filters?: readonly (string | AnyFilter)[];
  linkTo?(row: never): string | null;
  always?: Record<string, unknown>;
}
