/** "9:00 – 18:00", 9:00〜18:00 in Japanese; an end that is not known is left out. */
export function formatRange(from: string, to: string, language: string): string {
  return language === 'ja' ? `${from}〜${to}` : `${from} – ${to}`.trim();
}
