/** What staff are told of while it changes. */
export const LIVE_RECORDS = [
  'applications',
  'deliveries',
  'event_applications',
  'inquiries',
  'inquiry_presences',
  'mentions',
  'presences',
] as const;
export type LiveRecord = (typeof LIVE_RECORDS)[number];

/** Which record has changed; without an id, some of its kind. A presence is known by its application or inquiry. */
export interface LiveNote {
  record: LiveRecord;
  id: number | null;
}

/** Seconds between two signs of life of a stream; so long a screen may miss that it hears nothing. */
export const LIVE_BEAT_SECONDS = 20;
