import { readItem, writeItem } from '../../../web/browser-storage.ts';
import { parseCampaignData, randomHash, visited, type CampaignData } from './campaign.ts';

const KEY = 'campaign';

/** What this browser has kept of campaigns, null for nothing. */
export const keptCampaign = (): CampaignData | null => parseCampaignData(readItem(KEY));

export function keepCampaign(data: CampaignData): void {
  writeItem(KEY, JSON.stringify(data));
}

/**
 * Notes one page of this visit. Another tab may have gone on meanwhile, so what is kept is read anew.
 * @param known where the browser keeps nothing
 */
export function keepVisit(path: string, search: string, known: CampaignData | null): CampaignData {
  const data = visited(keptCampaign() ?? known, { path, search, now: new Date(), randomHash });
  keepCampaign(data);
  return data;
}
