/** Letters that those who read a Japanese resume can read. */
const READABLE = /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\P{L}]*$/u;

/** The name of a university as a Japanese resume prints it: its own, or the English one where the script is another. */
export function universityInPrint(names: { local_name: string; english_name: string | null }): string {
  return READABLE.test(names.local_name) ? names.local_name : names.english_name || names.local_name;
}
