/** One thing people ask for. */
export interface Concept {
  /** Tells it apart in the search rows: its first name. Null where they do not know it: of master data and of staff. */
  readonly key: string | null;
  readonly means: readonly string[];
  /** The same as aliases.json has it: `pay_from>=25`. */
  readonly told: readonly string[];
  readonly near: readonly string[];
  readonly without: readonly string[];
  readonly names: readonly string[];
}

/** A piece of a text: concepts of this name, or none. */
export interface Piece {
  readonly text: string;
  readonly concepts: readonly Concept[];
  /** Not wanted. */
  readonly isNegated?: boolean;
}
