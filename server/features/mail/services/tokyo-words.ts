import type { MailLanguage } from '../../../../templates/mail/registry.ts';

const days = {
  ja: new Intl.DateTimeFormat('ja-JP', { dateStyle: 'long', timeZone: 'Asia/Tokyo' }),
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'Asia/Tokyo' }),
  vi: new Intl.DateTimeFormat('vi-VN', { dateStyle: 'full', timeZone: 'Asia/Tokyo' }),
};
const weekday = new Intl.DateTimeFormat('ja-JP', { weekday: 'short', timeZone: 'Asia/Tokyo' });
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Tokyo' });

/** The Tokyo day of an instant in words: `2026年12月8日（火）`, `Tuesday, December 8, 2026`, `Thứ Ba, 8 tháng 12, 2026`. */
function dayOf(instant: Date, language: MailLanguage): string {
  const day = days[language].format(instant);
  return language === 'ja' ? `${day}（${weekday.format(instant)}）` : day;
}

/** A calendar day ('YYYY-MM-DD') in words. */
export function dayInWords(day: string, language: MailLanguage): string {
  return dayOf(new Date(`${day}T00:00:00+09:00`), language);
}

const inTokyo = {
  ja: (day: string, clock: string) => `${day}${clock}（日本時間）`,
  en: (day: string, clock: string) => `${day}, ${clock} (Japan time)`,
  vi: (day: string, clock: string) => `${clock}, ${day} (giờ Nhật Bản)`,
};

/** An instant in words, in Tokyo's time and saying so: many readers are elsewhere. */
export function instantInWords(instant: Date, language: MailLanguage): string {
  return inTokyo[language](dayOf(instant, language), time.format(instant));
}
