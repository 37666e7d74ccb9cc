import type { en } from './en/en.ts';

/** A part of the texts that loads by itself; `common` is there from the start. */
export type Namespace = keyof typeof en;
