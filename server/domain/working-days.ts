const DAY = 86_400_000;

/**
 * The calendar day so many working days after another, Saturdays and Sundays left out. An estimate to tell
 * people, not a deadline: public holidays are not known here.
 * @param day 'YYYY-MM-DD'
 */
export function addWorkingDays(day: string, days: number): string {
  let time = Date.parse(`${day}T00:00:00Z`);
  for (let left = days; left > 0;) {
    time += DAY;
    const weekday = new Date(time).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(time).toISOString().slice(0, 10);
}
