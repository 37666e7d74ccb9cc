import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { type SavedView, viewPath } from '../../lib/saved-views.ts';

/**
 * Shows the view that a list opens with to whoever comes to the list's bare address; not to who has cleared its filters
 * there.
 */
export function useDefaultView(views: readonly SavedView[]): void {
  const navigate = useNavigate();
  const { search, key } = useLocation();
  const [firstKey] = useState(key);
  const type = useNavigationType();
  const isArrival = key === firstKey || type !== 'REPLACE';
  const chosen = views.find((view) => view.is_default);
  const path = chosen && viewPath(chosen);
  useEffect(() => {
    if (path && isArrival && search === '') void navigate(path, { replace: true });
  }, [path, isArrival, search, navigate]);
}
