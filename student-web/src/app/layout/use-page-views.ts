import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { api, partingApi } from '../../lib/api.ts';
import { takePageView } from '../../lib/early-requests.ts';
import { latestCampaign } from '../../lib/campaign.ts';
import { notePage } from '../../lib/campaign-store.ts';

/** Counts each page shown and when it was left. Nobody waits for it, and a failure is nobody's business. */
export function usePageViews(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const data = notePage(pathname, window.location.search);
    const counted =
      takePageView(pathname) ??
      api
        .command('count_visit_page_view', {
          page_view: {
            visit_at: new Date().toISOString(),
            path: pathname,
            google_analytics_client_id: data.analytics_id,
            ...latestCampaign(data),
          },
        })
        .catch(() => null);
    let isLeft = false;
    const leave = () => {
      if (isLeft) return;
      isLeft = true;
      const leave_at = new Date().toISOString();
      void counted.then(
        (view) =>
          view &&
          partingApi
            .command('count_leave_page_view', { page_view: { id: view.id, leave_at } })
            .catch(() => null),
      );
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [pathname]);
}
