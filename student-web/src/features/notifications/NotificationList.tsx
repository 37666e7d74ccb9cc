import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import NotificationsNoneOutlined from '../../../../web/icons/NotificationsNoneOutlined.tsx';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CardLink } from '../../components/CardLink.tsx';
import { Failure, Loading, Message } from '../../components/states.tsx';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { api } from '../../lib/api.ts';
import type { Notification } from '../../lib/api-types.ts';
import { formatTokyoTime } from '../../lib/dates.ts';
import { NOTIFICATIONS_KEY, NOTIFICATIONS_PER_PAGE } from '../../lib/notifications.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';

/** What happened, the newest first. Those that are new stay marked until the page is left. */
export function NotificationList() {
  const { t } = useTranslation('notifications');
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [...NOTIFICATIONS_KEY, 'all'],
    queryFn: ({ pageParam }) =>
      api.query('user__get_notifications', { page: pageParam, per_page: NOTIFICATIONS_PER_PAGE }),
    initialPageParam: 1,
    getNextPageParam: ({ page, per_page, total_count }) =>
      page * per_page < total_count ? page + 1 : undefined,
  });
  const notifications = data?.pages.flatMap((page) => page.notifications);
  const newIds = useNewIds(notifications);
  useSeen(data?.pages[0]?.new_count);
  if (error && !data) return <Failure isPart error={error} onRetry={() => void refetch()} />;
  if (!notifications) return <Loading />;
  if (notifications.length === 0)
    return (
      <Message icon={<NotificationsNoneOutlined />} title={t('empty.title')}>
        {t('empty.text')}
      </Message>
    );
  return (
    <>
      <Card component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {notifications.map((notification) => (
          <Item key={notification.id} notification={notification} isNew={newIds.has(notification.id)} />
        ))}
      </Card>
      {hasNextPage && (
        <Button
          onClick={() => void fetchNextPage()}
          loading={isFetchingNextPage}
          sx={{ justifySelf: 'center' }}
        >
          {t('older')}
        </Button>
      )}
    </>
  );
}

/** Those that were new when they were first shown here. */
function useNewIds(notifications: readonly Notification[] | undefined): ReadonlySet<number> {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const found = notifications?.filter(({ is_new, id }) => is_new && !ids.has(id)) ?? [];
  if (found.length > 0) setIds(new Set([...ids, ...found.map(({ id }) => id)]));
  return ids;
}

/** Tells the server, and the bell, that the new ones have been looked at. */
function useSeen(newCount: number | undefined): void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => api.command('user__see_notifications', {}),
    onSuccess: () => client.invalidateQueries({ queryKey: [...NOTIFICATIONS_KEY, 1] }),
  });
  useEffect(() => {
    if (newCount) mutate();
  }, [newCount, mutate]);
}

function Item({ notification, isNew }: { notification: Notification; isNew: boolean }) {
  const { t } = useTranslation('notifications');
  const language = useScreenLanguage();
  const { title, path, created_at, is_mailed } = notification;
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        gap: 1.5,
        p: 2,
        '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
        ...(path !== null && { '&:hover': { bgcolor: 'action.hover' } }),
      }}
    >
      <Box
        aria-hidden
        sx={{
          width: 10,
          height: 10,
          mt: 0.9,
          flexShrink: 0,
          borderRadius: '50%',
          bgcolor: isNew ? 'primary.main' : 'transparent',
        }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography component="div" sx={{ fontWeight: isNew ? 700 : 400, overflowWrap: 'anywhere' }}>
          {path === null ? title : <CardLink to={path}>{title}</CardLink>}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[isNew && t('new'), formatTokyoTime(created_at, language), !is_mailed && t('notMailed')]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
    </Box>
  );
}
