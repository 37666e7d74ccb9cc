import type { CampaignData } from './campaign.ts';

/** What the page's first lines (at-once.ts) have begun before the app was there, for the app to go on with. */
export interface EarlyRequests {
  /** The path they were on. */
  path: string;
  campaign: CampaignData;
  /** Null where somebody is probably logged in: then the app asks, and counts, with their name. */
  isJapan: Promise<boolean> | null;
  /** The counted view of this page; null once the app has taken it over. */
  pageView: Promise<{ id: string } | null> | null;
}

declare global {
  var tabidachiEarlyRequests: EarlyRequests | undefined;
}

export const earlyRequests = (): EarlyRequests | undefined => globalThis.tabidachiEarlyRequests;

/** Set on the root element when a visitor is outside Japan, so that the warning shows before the app is there. */
export const OUTSIDE_JAPAN = 'outsideJapan';

/** The page view that has been counted for this path. From here on, telling when it is left is the caller's. */
export function takePageView(path: string): Promise<{ id: string } | null> | null {
  const known = earlyRequests();
  if (known?.path !== path) return null;
  const view = known.pageView;
  known.pageView = null;
  return view;
}

/** The answer of /is-japan that is on its way for the page as it was loaded. */
export function takeIsJapan(): Promise<boolean> | null {
  const known = earlyRequests();
  const answer = known?.isJapan ?? null;
  if (known) known.isJapan = null;
  return answer;
}
