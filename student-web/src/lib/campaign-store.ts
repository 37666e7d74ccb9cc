import { readItem, writeItem } from './browser-storage.ts';
import {
  movedTo,
  parseCampaignData,
  randomHash,
  visited,
  type CampaignData,
  type SignUpState,
} from './campaign.ts';
import { createStore } from './store.ts';

const KEY = 'campaign';

const kept = () => parseCampaignData(readItem(KEY));

/** What this browser knows of campaigns; null until the first page has been counted, and on the server. */
export const campaignData = createStore<CampaignData | null>(globalThis.window ? kept() : null, null);

function keep(data: CampaignData): void {
  campaignData.set(data);
  writeItem(KEY, JSON.stringify(data));
}

/** Notes one page of this visit. Another tab may have gone on meanwhile, so what is kept is read anew. */
export function notePage(path: string, search: string): CampaignData {
  const data = visited(kept() ?? campaignData.get(), { path, search, now: new Date(), randomHash });
  keep(data);
  return data;
}

export function noteSignUpState(state: SignUpState): void {
  const data = campaignData.get();
  if (data) keep(movedTo(data, state));
}

/** Takes another analytics id for this browser. */
export function setAnalyticsId(analytics_id: string): void {
  const data = campaignData.get();
  if (data) keep({ ...data, analytics_id });
}
