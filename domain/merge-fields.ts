/** How a value of a mail may be used: `text` may have several lines, `words` are staff's own, written in by themselves. */
export const MERGE_FIELD_KINDS = ['line', 'text', 'url', 'email', 'flag', 'list', 'words'] as const;
export type MergeFieldKind = (typeof MERGE_FIELD_KINDS)[number];

/** A value that the words of a mail can name. */
export interface MergeField {
  name: string;
  kind: MergeFieldKind;
  /** It may be missing: it is printed inside `{{#if name}}` only. */
  is_nullable: boolean;
  /** The words of every language have to name it. */
  is_required: boolean;
  /** `{{name}}` alone in a paragraph is written out by the program, and is nothing where it is missing. */
  is_alone: boolean;
  /** What it may look like; null for flags and lists. */
  sample: string | null;
  /** What each item of a list has. */
  fields: MergeField[];
}

/** The words of a mail in one language. */
export interface WordsOfMail {
  template_subject: string;
  template_body: string;
}
