import CodeIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import { lazy } from 'react';
import type { ConsoleResource } from '../console-resource.ts';

/** Codes given at sign-up. Mentors read them, managers write them. */
export const referralCodes: ConsoleResource = {
  name: 'referral_codes',
  list: lazy(() => import('./ReferralCodesPage.tsx')),
  create: lazy(() => import('./ReferralCodeCreatePage.tsx')),
  edit: lazy(() => import('./ReferralCodePage.tsx')),
  menu: { group: 'system', label: 'office.codes.title', Icon: CodeIcon, roles: ['mentor', 'manager'] },
};
