import FormIcon from '@mui/icons-material/ListAltOutlined';
import { lazy } from 'react';
import type { ConsoleResource } from '../console-resource.ts';

/** Forms that events ask. Mentors read them, managers write them. */
export const forms: ConsoleResource = {
  name: 'forms',
  list: lazy(() => import('./FormsPage.tsx')),
  create: lazy(() => import('./FormCreatePage.tsx')),
  edit: lazy(() => import('./FormPage.tsx')),
  menu: { group: 'content', label: 'content.forms.title', Icon: FormIcon, roles: ['mentor', 'manager'] },
};
