import type { CommentAbout } from './comment-about.ts';
import type { TextKey } from './correction.ts';

/** One text of the resume: the student's words and what may be written beside them. */
export interface PairedText {
  id: string;
  /** Null while the student has not begun an answer: then there is nothing to correct. */
  key: TextKey | null;
  title: string;
  purpose: string;
  isRequired: boolean;
  original: string | null;
  /** The recruitment's approximate lengths. */
  characters: number | null;
  words: number | null;
  /** Openings the student was offered, in every language. */
  templates: readonly string[];
  about: CommentAbout | null;
}
