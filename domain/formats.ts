/** A calendar day 'YYYY-MM-DD' as people of the language write it. */
export function formatDay(day: string, language: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

/** The year and month of a calendar day 'YYYY-MM-DD'. */
export function formatMonthOfYear(day: string, language: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(date);
}

/** An instant with weekday, hour and minute in Tokyo. Where it is an appointment, say so beside it. */
export function formatTokyoTime(instant: string, language: string): string {
  return formatTime(instant, language, 'Asia/Tokyo');
}

/** An instant with weekday, hour and minute in a time zone. */
export function formatTime(instant: string, language: string, timeZone: string): string {
  const written = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(new Date(instant));
  // Vietnamese begins with "at" ("lúc 14:00 Thứ 4, …"), which no sentence and no line here wants.
  return written.replace(/^lúc /, '');
}

/** Integer yen: ¥220,000 in English, 220,000円 in Japanese. */
export function formatYen(yen: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'JPY',
    currencyDisplay: language === 'ja' ? 'name' : 'symbol',
    maximumFractionDigits: 0,
  }).format(yen);
}
