/*
 * What cannot wait for the app: a visitor's first act may be a click that leaves the page. Built into index.html by
 * build/at-once.ts and run before anything of the page is shown, so it stays small and stands on no package.
 */
import { forwardedCallback } from './features/auth/callback-path.ts';
import { OUTSIDE_JAPAN, type EarlyRequests } from './lib/early-requests.ts';
import { latestCampaign, type CampaignData } from './lib/campaign.ts';
import { keepVisit } from './lib/kept-campaign.ts';
import { hasLoginCookie } from './lib/login-cookie.ts';

function send<T>(command: string, payload: object): Promise<T | null> {
  return fetch(`/jtj/commands/${command}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(payload),
    keepalive: true,
  }).then(
    (answer) => (answer.ok ? (answer.json() as Promise<T>) : null),
    () => null,
  );
}

/** A failure counts as inside Japan, as in the app. */
async function askIsJapan(): Promise<boolean> {
  try {
    const answer = await fetch('/is-japan');
    const isJapan = !answer.ok || ((await answer.json()) as { is_japan: boolean }).is_japan;
    if (!isJapan) document.documentElement.dataset[OUTSIDE_JAPAN] = '';
    return isJapan;
  } catch {
    return true;
  }
}

const countView = (path: string, data: CampaignData) =>
  send<{ id: string }>('count_visit_page_view', {
    page_view: {
      visit_at: new Date().toISOString(),
      path,
      google_analytics_client_id: data.analytics_id,
      ...latestCampaign(data),
    },
  });

function begin(): void {
  const path = location.pathname;
  const campaign = keepVisit(path, location.search, null);
  const isVisitor = !hasLoginCookie(document.cookie);
  const earlyRequests: EarlyRequests = {
    path,
    campaign,
    isJapan: isVisitor ? askIsJapan() : null,
    pageView: isVisitor ? countView(path, campaign) : null,
  };
  globalThis.tabidachiEarlyRequests = earlyRequests;
  addEventListener('pagehide', () => {
    const leave_at = new Date().toISOString();
    const view = earlyRequests.pageView;
    earlyRequests.pageView = null;
    void view?.then(
      (known) => known && send('count_leave_page_view', { page_view: { id: known.id, leave_at } }),
    );
  });
}

const forwarded = forwardedCallback(location);
if (forwarded === null) begin();
else {
  // The page it came to is on its way already and must not show for a moment.
  document.documentElement.style.visibility = 'hidden';
  location.replace(forwarded);
}
