import ChannelIcon from '@mui/icons-material/CampaignOutlined';
import { lazy } from 'react';
import type { ConsoleResource } from '../console-resource.ts';
import { FailingCount } from './FailingCount.tsx';

/** Chats that are told of an event's seats. Managers write them; mentors read their names in events. */
export const notificationChannels: ConsoleResource = {
  name: 'notification_channels',
  list: lazy(() => import('./ChannelsPage.tsx')),
  create: lazy(() => import('./ChannelCreatePage.tsx')),
  edit: lazy(() => import('./ChannelPage.tsx')),
  menu: {
    group: 'system',
    label: 'office.channels.title',
    Icon: ChannelIcon,
    roles: ['manager'],
    Count: FailingCount,
  },
};
