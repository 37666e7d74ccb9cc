/** Maximum stored and forwarded length of a reply. */
export const REPLY_TEXT_MAX = 3000;

// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
const ORIGINAL = /^\s*-{2,}\s*(original message|forwarded message|元のメッセージ|原始邮件|thư gốc)/i;
/** The head of the original as Outlook and phones put it above, without a mark on each line. */
const HEAD_FROM = /^\s*\*?(?:from|差出人|từ|người gửi)\s?[:：]/i;
const HEAD_SENT = /^\s*\*?(?:sent|date|送信日時|日時|日付|đã gửi|ngày)\s?[:：]/i;
const RULE = /^\s*_{5,}\s*$/;
const isQuoted = (line: string) => /^\s*>/.test(line);
const isBlank = (line: string) => line.trim() === '';

/** Where the original begins below a reply; the number of lines where it does not. */
function startOfOriginal(lines: readonly string[]): number {
  const start = lines.findIndex(
    (line, at) =>
      ORIGINAL.test(line) ||
      (HEAD_FROM.test(line) && lines.slice(at + 1, at + 4).some((next) => HEAD_SENT.test(next))),
  );
  if (start === -1) return lines.length;
  const above = lines.slice(0, start).findLastIndex((line) => !isBlank(line));
  return above !== -1 && RULE.test(lines[above]!) ? above : start;
}

/** Strips the attribution line before a quote: "On … wrote:", 「…のメール：」. */
function withoutIntroduction(lines: readonly string[]): readonly string[] {
  const kept = lines.slice(0, lines.findLastIndex((line) => !isBlank(line)) + 1);
  if (!/[:：]\s*$/.test(kept.at(-1) ?? '')) return kept;
  const start = kept.findLastIndex(isBlank) + 1;
  return kept.length - start <= 2 ? kept.slice(0, start) : kept.slice(0, -1);
}

/**
 * The text of a reply without the quoted original; null when nothing is left. Inline answers between quoted
 * lines are kept.
 */
export function replyText(text: string): string | null {
  const all = text.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL, '').split('\n');
  const lines = all.slice(0, startOfOriginal(all));
  const last = lines.findLastIndex((line) => !isQuoted(line) && !isBlank(line));
  const isQuoteBelow = lines.slice(last + 1).some(isQuoted);
  const own = isQuoteBelow ? withoutIntroduction(lines.slice(0, last + 1)) : lines;
  const said = own.join('\n').trim();
  if (said === '') return null;
  const characters = Array.from(said);
  return characters.length > REPLY_TEXT_MAX ? `${characters.slice(0, REPLY_TEXT_MAX - 1).join('')}…` : said;
}
