import type { MailLanguage } from '../../templates/mail/registry.ts';

const days = {
  ja: new Intl.DateTimeFormat('ja-JP', { dateStyle: 'long', timeZone: 'Asia/Tokyo' }),
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'Asia/Tokyo' }),
};
const weekday = new Intl.DateTimeFormat('ja-JP', { weekday: 'short', timeZone: 'Asia/Tokyo' });
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Tokyo' });

/** The Tokyo day of an instant in words: `2026年12月8日（火）`, `Tuesday, December 8, 2026`. */
function dayOf(instant: Date, language: MailLanguage): string {
  const day = days[language].format(instant);
  return language === 'ja' ? `${day}（${weekday.format(instant)}）` : day;
}

/** A calendar day ('YYYY-MM-DD') in words. */
export function dayInWords(day: string, language: MailLanguage): string {
  return dayOf(new Date(`${day}T00:00:00+09:00`), language);
}

/** An instant in words, in Tokyo's time and saying so: many readers are elsewhere. */
export function instantInWords(instant: Date, language: MailLanguage): string {
  return language === 'ja'
    ? `${dayOf(instant, 'ja')}${time.format(instant)}（日本時間）`
    : `${dayOf(instant, 'en')}, ${time.format(instant)} (Japan time)`;
}
