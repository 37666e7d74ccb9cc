import { itemAt, required } from '../../../domain/required.ts';

/**
 * What guessers try first, of six characters and more: the head of the lists that breaches have made public, without
 * what `isGuessable` finds by its form.
 */
const COMMON = new Set(
  `password passw0rd p@ssword p@ssw0rd pass123 password1 password12 password123 qwerty qwertyuiop qwerty123 qwerty1
  1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsx zxcvbn zxcvbnm asdfgh asdfghjkl asdf1234 iloveyou iloveyou1 admin123
  administrator welcome welcome1 letmein monkey dragon football baseball superman batman sunshine princess shadow master
  michael jennifer jordan killer trustno1 hunter2 whatever starwars computer internet freedom secret secret123 login123
  hello123 changeme default test123 test1234 testtest guest123 charlie ashley bailey passwort azerty love123 abc123
  abc12345 abcd1234 a123456 a12345678 aa123456 q1w2e3 q1w2e3r4 123qwe 123abc 1234qwer qwer1234 naruto pokemon sakura
  doraemon nihongo tokyo123 japan123 tabidachi sayang matkhau anhyeuem emyeuanh`.split(/\s+/),
);
/** Whether a short piece is said again and again: `111111`, `abcabc`. */
function isRepeated(text: string): boolean {
  const characters = Array.from(text);
  return [1, 2, 3].some(
    (size) =>
      characters.length > size &&
      characters.every((character, index) => character === characters[index % size]),
  );
}

/** Whether every character follows the one before it, up or down: `123456`, `fedcba`. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (character) => required(character.codePointAt(0)));
  return [1, -1].some((step) =>
    codes.every((code, index) => index === 0 || code === itemAt(codes, index - 1) + step),
  );
}

/** Whether a password is among the first a guesser tries: nothing but blanks, a common one, a run, a repetition, the address. */
export function isGuessable(password: string, email: string): boolean {
  const plain = password.normalize('NFKC').trim().toLowerCase();
  const name = itemAt(email.split('@'), 0).toLowerCase();
  // 0 comes after 9 on a keyboard.
  const isKeyRun = [plain, plain.replace(/0$/, ':'), plain.replace(/^0/, ':')].some(isRun);
  return (
    plain === '' || plain === name || plain === email || COMMON.has(plain) || isKeyRun || isRepeated(plain)
  );
}
