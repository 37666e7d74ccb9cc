import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { lazy } from 'react';
import type { ConsoleResource } from '../console-resource.ts';

/** The top page's claims and notice. */
export const settings: ConsoleResource = {
  name: 'settings',
  list: lazy(() => import('./SettingsPage.tsx')),
  edit: lazy(() => import('./SettingPage.tsx')),
  menu: { group: 'system', label: 'office.settings.title', Icon: SettingsIcon, roles: ['manager'] },
};
