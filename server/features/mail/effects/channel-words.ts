import type { EventPlaces } from '../../../../db/event-places.ts';
import type { Event } from '../../../../db/models/event.ts';
import { inLanguage } from '../services/mail-names.ts';
import { instantInWords } from '../services/tokyo-words.ts';

/** What a channel can be told of an event's seats. */
export type SeatNews = 'applied' | 'waiting' | 'confirmed' | 'place_opened' | 'cancelled';

/** Members read Japanese or English: a message is in both, as their mails are. */
const HEADLINES: Readonly<Record<SeatNews, string>> = {
  applied: '申し込みがありました / New application',
  waiting: 'キャンセル待ちの申し込みがありました / New application, on the waiting list',
  confirmed: '参加の確認がありました / An applicant confirmed',
  place_opened: '空いた席がキャンセル待ちの方に渡りました / A free seat went to somebody who waited',
  cancelled: '申し込みがキャンセルされました / An application was cancelled',
};

/** On one line, and without what chat tools read as a command to them: `<!channel>`. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replaceAll('<', '‹').replaceAll('>', '›').trim();

const both = (ja: string, en: string) => (ja === en ? ja : `${ja} / ${en}`);

/**
 * A message to a channel: what happened, to which event, how full it is now, and where to look. It never says who:
 * a chat is outside of our house, and keeps what it is told.
 * @param baseUrl origin of the product, without a slash at the end
 */
export function seatNewsText(news: SeatNews, event: Event, places: EventPlaces, baseUrl: string): string {
  const title = (language: 'ja' | 'en') =>
    plain(inLanguage(event.title as Record<string, string>, language)) || `#${event.id}`;
  const { seats_taken, confirmed_count, waiting_count } = places;
  const { capacity } = event;
  const filter = encodeURIComponent(JSON.stringify({ event_id: event.id }));
  return [
    HEADLINES[news],
    both(title('ja'), title('en')),
    both(instantInWords(event.start_at, 'ja'), instantInWords(event.start_at, 'en')),
    `席 ${seats_taken}${capacity === null ? '' : `／定員 ${capacity}`}、確認済み ${confirmed_count}、キャンセル待ち ${waiting_count}`,
    `Seats taken ${seats_taken}${capacity === null ? '' : ` of ${capacity}`}, confirmed ${confirmed_count}, waiting ${waiting_count}`,
    `${baseUrl}/staff/event_applications?filter=${filter}`,
  ].join('\n');
}
