import MembersIcon from '@mui/icons-material/BadgeOutlined';
import { lazy } from 'react';
import type { ConsoleResource } from '../console-resource.ts';

/** Members of staff. Mentors read names and contacts, managers write. */
export const hfMembers: ConsoleResource = {
  name: 'hf_members',
  list: lazy(() => import('./MembersPage.tsx')),
  create: lazy(() => import('./MemberCreatePage.tsx')),
  edit: lazy(() => import('./MemberPage.tsx')),
  menu: { group: 'system', label: 'office.members.title', Icon: MembersIcon, roles: ['mentor', 'manager'] },
};
