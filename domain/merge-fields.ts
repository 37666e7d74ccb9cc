/**
 * How a mail value may be used: `text` may span lines; `words` is text written by staff and inserted
 * automatically.
 */
export const MERGE_FIELD_KINDS = ['line', 'text', 'url', 'email', 'flag', 'list', 'words'] as const;
export type MergeFieldKind = (typeof MERGE_FIELD_KINDS)[number];

/** A value that a mail's text can reference. */
export interface MergeField {
  name: string;
  kind: MergeFieldKind;
  /** May be missing: only allowed inside `{{#if name}}`. */
  is_nullable: boolean;
  /** Must be referenced in every language. */
  is_required: boolean;
  /**
   * `{{name}}` alone in a paragraph is filled in by the program; the paragraph disappears when the value is
   * missing.
   */
  is_alone: boolean;
  /** Sample value; null for flags and lists. */
  sample: string | null;
  /** The fields of each item of a list. */
  fields: MergeField[];
}

/** The text of a mail in one language. */
export interface WordsOfMail {
  template_subject: string;
  template_body: string;
}
