const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** Forms of ます and たい, ながら and つつ. */
const POLITE =
  '(?:ます|ました|まして|ません(?:でした)?|ましょう|たい(?!へん|せつ)|たく(?!さん)|たかった|たければ|ながら|つつ)';
const NEGATIVE = '(?:なくて|なく|なければ|なかった|ない|ずに|ず)';
const PAST = '(?:て|た(?!しま))[らり]?';
const VOICE = '(?:ら?れ|さ?せ)';
const ENDING = `(?:${POLITE}|${NEGATIVE}|${PAST}|れば|る)`;
/** Kana between kanji and ending; a particle is none unless what follows shows that it is part of a verb. */
const INSIDE =
  '(?:か(?=[るりらっせえめわさけすしん])|が(?=[るりらっれ])|と(?=[すしさ])|[さしじちつっなばびべまみむめやらりれわえいけげきた])';
const I_ROW = '[きぎしじちびみりい]';
const E_ROW = '[えけげせぜてねべめれ]';

/** What stands in kana behind the kanji of a verb or an adjective. */
const OKURIGANA = [
  // 働いて, 行った, 読んで, 楽しんで
  `${INSIDE}{0,2}(?:[いっ]${PAST}|い[でだ]|ん[でだ][らり]?)`,
  // 食べた, 考えます, 話したい, 見ない, 教えられる
  `${INSIDE}{0,2}(?:${I_ROW}|${E_ROW})?${VOICE}?(?:${POLITE}|${PAST})`,
  `${INSIDE}{0,2}(?:${I_ROW}|${E_ROW})${VOICE}?${ENDING}`,
  `${INSIDE}{0,2}[かさたならばまわ](?:${NEGATIVE}|${VOICE}${ENDING})`,
  NEGATIVE,
  // 書けば, 働く, 変わる, 行こう
  `${INSIDE}{0,2}(?:${E_ROW}ば|[うくぐすつぬぶむる]|[こごそとぼもろ]う)`,
  // 加え、 探し出す
  String.raw`${INSIDE}{0,2}(?:${I_ROW}|${E_ROW})(?=[\p{Script=Han}、。])`,
  // 新しい, 高くて, 楽しかった
  `(?!いい)${INSIDE}{0,2}(?:い|くて?|かった|ければ|さ)`,
].map((form) => new RegExp(form, 'uy'));

/** Verbs usually written in kana, and endings whose stem is the word before them. */
const IN_KANA = new RegExp(
  `(?:いき|いただき|ください|もら[いえ]|しまい|おり|いたし|ござい|でき|なり|あり|つけ|つなげ|わかり|がんばり|し|い|さ?せ)?${POLITE}|(?:いただい|くださっ|もら[っえ]|しまっ|でき|なっ|あっ|つけ|つな(?:げ|がっ)|わかっ|がんばっ|し|さ?せ)${PAST}`,
  'g',
);
const ONLY_ENDING = new RegExp(`^${POLITE}$`);
/** "e-mail", "full-time". */
const HYPHENATED = /(?<![\p{Script=Latin}\d])[\p{Script=Latin}\d]+(?:[-.’'][\p{Script=Latin}\d]+)+/gu;

const KANJI = /[\p{Script=Han}々]/u;
/** What may stand behind a word: no kana, or a word that is often behind others. */
const BEHIND =
  /^(?:\P{Script=Hiragana}|$|[をがにはでとものへやかよねな]|い[たるま]|お[りる]|です|だ|から|まで|より|こと|とき|ため|よう|くだ|いただ)/u;

/** Endings that nothing goes on from. */
const ENDS = /[てた]$|ん[でだ]$/;

/** A noun that becomes a verb by する, such as 勉強; not 目指 of 目指す, which the segmenter knows as one word. */
const isNounOfSuru = (noun: string) => [...segmenter.segment(`${noun}す`)].length > 1;

/** Two kanji of one verb, such as 頑張る, whose forms the segmenter cuts in two. */
const isVerbCut = (text: string, start: number, at: number) =>
  at === start + 1 &&
  /^[\p{Script=Han}]{2}[りっらる]/u.test(text.slice(start, at + 2)) &&
  [...segmenter.segment(`${text.slice(start, at + 1)}る`)].length === 1;

/** Where the word ends whose last kanji stands at `at`; null where the segmenter's own end is right. */
function endOfOkurigana(text: string, at: number, start: number, starts: ReadonlySet<number>): number | null {
  const isCompound = at > start && KANJI.test(text[at - 1] ?? '');
  // 三人います.
  if (/[人名]/.test(text[at] ?? '') && text[at + 1] === 'い') return null;
  if (isCompound && /^[さしすせ]/.test(text.slice(at + 1)) && isNounOfSuru(text.slice(start, at + 1)))
    return null;
  const isEnd = (place: number) => place === text.length || starts.has(place);
  let least = at + 1;
  while (!isEnd(least)) least += 1;
  const ends = OKURIGANA.flatMap((form) => {
    form.lastIndex = at + 1;
    return form.test(text) ? [form.lastIndex] : [];
  }).filter(
    (end) => end >= least && (isEnd(end) || ENDS.test(text.slice(at, end)) || BEHIND.test(text.slice(end))),
  );
  return ends.length === 0 ? null : Math.max(...ends);
}

/**
 * The words of a text, with all that stands between them, so that they join to the text. Japanese has no blanks: the
 * platform's segmenter finds its words, but cuts a verb before its ending (働|い|て). Here a verb or an adjective is
 * one word with its ending, apart from the particles and the verbs behind it.
 */
export function wordsOf(text: string): string[] {
  const starts = new Set([...segmenter.segment(text)].map(({ index }) => index));
  const join = (from: number, end: number) => {
    for (let place = from; place < end; place += 1) starts.delete(place);
    starts.add(end);
  };
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (starts.has(at) && isVerbCut(text, start, at)) starts.delete(at);
    if (starts.has(at)) start = at;
    if (!KANJI.test(text[at] ?? '') || !/\p{Script=Hiragana}/u.test(text[at + 1] ?? '')) continue;
    const end = endOfOkurigana(text, at, start, starts);
    if (end !== null) join(at + 1, end);
  }
  for (const { 0: verb, index } of text.matchAll(IN_KANA)) {
    const isEnding = ONLY_ENDING.test(verb);
    // Not inside of another word, such as the した of 話した.
    if (!isEnding && !starts.has(index)) continue;
    join(index + 1, index + verb.length);
    if (isEnding && /[\p{Script=Hiragana}\p{Script=Han}]/u.test(text[index - 1] ?? '')) starts.delete(index);
  }
  for (const { 0: word, index } of text.matchAll(HYPHENATED)) join(index + 1, index + word.length);
  starts.delete(text.length);
  const places = [...starts, text.length].sort((a, b) => a - b);
  return places.slice(1).map((place, index) => text.slice(places[index], place));
}
