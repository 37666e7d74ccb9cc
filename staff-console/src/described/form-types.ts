import type { ComponentType } from 'react';
import type { Field, Item, Rows } from '../../../domain/entities/fields.ts';
import type { MessageKey } from '../i18n/messages.ts';
import type { Data } from '../lib/record-changes.ts';
import type { Wording } from '../i18n/use-wording.ts';

/** The name of a field in the form: `title`, or inside a row `lessons.0.title`. */
export type At = (field: string) => string;

/** A field's name where the words have a label for it, else never. */
export type Labelled<W extends string, F extends string> = F extends F
  ? `${W}.${F}` | `fields.${F}` extends infer K
    ? [Extract<K, MessageKey>] extends [never]
      ? never
      : F
    : never
  : never;

/** A field that needs a label to be named, unless the words have one. */
export type Named<W extends string, F extends string> = F extends F
  ? [Labelled<W, F>] extends [never]
    ? { field: F; label: MessageKey }
    : { field: F; label?: MessageKey }
  : never;

/** How a field is drawn, as far as its table does not tell. */
export interface InputOptions {
  /** `words.<field>_hint` unless told; null for none. */
  hint?: MessageKey | null;
  input?: 'line' | 'rich';
  isRequired?: true;
  /** On a line of its own. */
  isWide?: boolean;
  unit?: MessageKey;
  decimals?: number;
}

/** Words of the values of choices, by field. */
type WordsOfChoices<R extends Rows> = {
  [F in keyof R as R[F] extends { choices: unknown } ? F : never]?: R[F] extends {
    choices: readonly (infer V)[];
  }
    ? (value: V & string) => MessageKey
    : never;
};

type RowsOf<F> = F extends { kind: 'list' | 'one'; rows: infer R extends Rows } ? R : never;
type ListNames<R extends Rows> = {
  [F in keyof R]: R[F] extends { kind: 'list' } ? F : never;
}[keyof R] &
  string;
type PartNames<R extends Rows> = {
  [F in keyof R]: R[F] extends { kind: 'one' } ? F : never;
}[keyof R] &
  string;
/** Fields that have an input: links by the name of their ids. */
type InputName<R extends Rows> = {
  [F in keyof R]: R[F] extends { kind: 'list' | 'one' } | { write: 'command' }
    ? never
    : R[F] extends { ids: infer I; ids_for: 'editors' }
      ? I
      : F;
}[keyof R] &
  string;

/** Rows that belong to the record. */
interface ListEntry<W extends string, L extends string, R extends Rows> {
  list: L;
  label?: MessageKey;
  hint?: MessageKey | null;
  /** Words of the button that adds a row. */
  add?: MessageKey;
  /** Where the section around it says the same. */
  isHeadHidden?: true;
  /** The field that holds the place: with it rows can be moved. */
  position?: keyof R & string;
  /** What a new row starts with besides nulls, given the rows there are. */
  newRow?(rows: readonly Data[]): Partial<Item<R>>;
  /** A field that points to the master data, whose name names the row. */
  namedBy?: keyof R & string;
  /** Its number unless told, or what it is named by. */
  rowTitle?(row: Partial<Item<R>>, index: number, wording: Wording, named: string): string;
  choices?: WordsOfChoices<R>;
  /** Least width of a column of short fields. */
  grid?: number;
  /** Long fields stand beside the short ones too. */
  isOneGrid?: true;
  fields: readonly Entry<W, R>[];
}

/** Of an input of the resource's own: how its fields are called, and which row it is in. */
export interface OwnInputProps {
  at: At;
  index: number;
}

/** What stands in a form: a field, rows, or a component of the resource's own. */
export type Entry<W extends string, R extends Rows> =
  | Labelled<W, InputName<R>>
  | (Named<W, InputName<R>> & InputOptions)
  | { [L in ListNames<R>]: ListEntry<W, L, RowsOf<R[L]>> }[ListNames<R>]
  | { [P in PartNames<R>]: { part: P; fields: readonly Entry<W, RowsOf<R[P]>>[] } }[PartNames<R>]
  | { render: ComponentType<OwnInputProps>; isWide?: false; fields?: readonly (keyof R & string)[] };

interface Heading {
  title: MessageKey;
  hint?: MessageKey;
  /** Least width of a column; false for a line each. */
  grid?: number | false;
}
/** A part of the resource's own, with the fields of the record that are in it. */
interface OwnSection<F extends string> {
  render: ComponentType;
  fields?: readonly F[];
}

/** A part of the form with its heading, or one of the resource's own. */
export type Section<W extends string, R extends Rows> =
  (Heading & { fields: readonly Entry<W, R>[] }) | OwnSection<keyof R & string>;

/** A long form in parts, a tab each. */
export interface Tabs<W extends string, R extends Rows> {
  label: MessageKey;
  parts: readonly { label: MessageKey; sections: readonly Section<W, R>[] }[];
}

// --- The same without the names of one entity, for those who draw them ---

export interface AnyField extends InputOptions {
  field: string;
  label?: MessageKey;
}
export interface AnyList extends Omit<ListEntry<string, string, Rows>, 'fields' | 'choices'> {
  choices?: AnyChoices;
  fields: readonly AnyEntry[];
}
export type AnyEntry =
  | string
  | AnyField
  | AnyList
  | { part: string; fields: readonly AnyEntry[] }
  | { render: ComponentType<OwnInputProps>; isWide?: false; fields?: readonly string[] };
export type AnyChoices = Readonly<Record<string, (value: never) => MessageKey>>;
export type AnySection = (Heading & { fields: readonly AnyEntry[] }) | OwnSection<string>;
export interface AnyTabs {
  label: MessageKey;
  parts: readonly { label: MessageKey; sections: readonly AnySection[] }[];
}
export type { Field, Rows };
