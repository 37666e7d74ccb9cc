import { useQuery } from '@tanstack/react-query';
import { api } from './api.ts';

export const NOTIFICATIONS_KEY = ['notifications'] as const;
export const NOTIFICATIONS_PER_PAGE = 10;
const FRESH_MS = 60_000;

/** The newest notifications and how many are new; the bell and the page share them. */
export const useNewestNotifications = () =>
  useQuery({
    queryKey: [...NOTIFICATIONS_KEY, 1],
    queryFn: () => api.query('user__get_notifications', { page: 1, per_page: NOTIFICATIONS_PER_PAGE }),
    staleTime: FRESH_MS,
  });
