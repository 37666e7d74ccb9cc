import { useState } from 'react';

/** The time this part of the page was first shown: fine for "today" and "overdue". */
export function useNow(): Date {
  const [now] = useState(() => new Date());
  return now;
}
