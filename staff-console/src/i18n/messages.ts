import type { en } from './en/en.ts';

/** The same keys with other words: a missing or a surplus key is a type error. */
export type Translated<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

export type Messages = Translated<typeof en>;

type Paths<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Paths<T[K]>}`;
}[keyof T & string];

/** A key of the console's own messages, as in `queue.title`. */
export type MessageKey = Paths<typeof en>;
