import type { ReactNode } from 'react';
import type { Rows } from '../../../domain/entities/fields.ts';
import type { StaffRecord, StaffResourceName, StaffRow } from '../../../server/client/resources.ts';
import type { MessageKey } from '../i18n/messages.ts';
import type { Data } from '../lib/record-changes.ts';
import type { AnyChoices, AnySection, AnyTabs, Section, Tabs } from './form-types.ts';
import type { AnyList, Choices, List } from './list-types.ts';
import type { Wording } from '../i18n/use-wording.ts';

/** Texts that every resource has. */
type WordsKey = MessageKey extends infer K ? (K extends `${infer W}.title` ? W : never) : never;

type Defaults = Data | ((address: URLSearchParams) => Data);

/** What is around the form of a record. */
interface Around<R> {
  facts?(record: R, wording: Wording): ReactNode;
  /** Commands that change the record reload it by `reload`. */
  actions?(record: R, wording: Wording, reload: () => void): ReactNode;
  /** Above the form: what the page is opened for. */
  lead?(record: R, wording: Wording, reload: () => void): ReactNode;
  aside?(record: R, wording: Wording, reload: () => void): ReactNode;
}

interface Spec<W extends string, N extends StaffResourceName, F extends Rows> extends Around<StaffRecord<N>> {
  /** The title of its list, where several resources share their words; else `words.title`. */
  title?: MessageKey;
  /** Where its texts are: a label is `words.<field>`, a hint below the input `words.<field>_hint`. */
  words: W;
  /** Who may add one; nobody unless told. */
  createdBy?: 'manager' | 'everybody';
  /** The title of the form of a new one, if that is not `words.new`. */
  newTitle?(wording: Wording): string;
  /** What a new one starts with; of the address, where links say more. */
  defaults?: Defaults;
  nameOf(row: StaffRow<N>, wording: Wording): string;
  /** Of the page, if that is not the name of the row. */
  titleOf?(record: StaffRecord<N>, wording: Wording): string;
  choices?: Choices<StaffRow<N>>;
  list: List<W, N>;
  form?: readonly Section<W, F>[];
  /** A long form in parts, instead of `form`. */
  tabs?: Tabs<W, F>;
}

/** A resource described: what its list and its forms are made of. */
export interface Described<N extends StaffResourceName = StaffResourceName> extends Around<never> {
  name: N;
  fields: Rows;
  words: string;
  title?: MessageKey;
  createdBy?: 'manager' | 'everybody';
  newTitle?(wording: Wording): string;
  defaults?: Defaults;
  nameOf(row: never, wording: Wording): string;
  titleOf?(record: never, wording: Wording): string;
  choices?: AnyChoices;
  list: AnyList;
  form?: readonly AnySection[];
  tabs?: AnyTabs;
}

/** For resources whose tables are the server's own: mails sent, the audit log. */
export const NO_TABLE = { fields: {} } as const;

/**
 * Describes a resource over the table of its fields: kinds, lengths, choices and what is required come from there.
 * A field that the record, the row or the filter does not have is a type error, and so is one without a label.
 */
export function describe<N extends StaffResourceName, F extends Rows, const W extends WordsKey>(
  name: N,
  table: { fields: F },
  spec: Spec<W, N, F>,
): Described<N> {
  return { name, fields: table.fields, ...spec } as unknown as Described<N>;
}
