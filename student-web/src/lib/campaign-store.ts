import { movedTo, type CampaignData, type SignUpState } from './campaign.ts';
import { earlyRequests } from './early-requests.ts';
import { keepCampaign, keepVisit, keptCampaign } from './kept-campaign.ts';
import { createStore } from './store.ts';

/** What this browser knows of campaigns; null until the first page has been counted, and on the server. */
export const campaignData = createStore<CampaignData | null>(
  globalThis.window ? (keptCampaign() ?? earlyRequests()?.campaign ?? null) : null,
  null,
);

function keep(data: CampaignData): void {
  campaignData.set(data);
  keepCampaign(data);
}

/** Notes one page of this visit. */
export function notePage(path: string, search: string): CampaignData {
  const data = keepVisit(path, search, campaignData.get());
  campaignData.set(data);
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
