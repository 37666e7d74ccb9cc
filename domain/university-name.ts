/** Letters readable for readers of a Japanese resume. */
const READABLE = /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\P{L}]*$/u;

/**
 * The name of a university on a Japanese resume: what the student wants printed, else its own, or the English one if
 * in another script.
 */
export function universityInPrint(
  names: { local_name: string; english_name: string | null },
  wanted: string | null = null,
): string {
  if (wanted) return wanted;
  return READABLE.test(names.local_name) ? names.local_name : names.english_name || names.local_name;
}
