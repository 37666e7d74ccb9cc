import TemplateIcon from '@mui/icons-material/DraftsOutlined';
import ShippedIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { lazy } from 'react';
import type { ConsoleResource } from '../console-resource.ts';

/** Words of recommend mails. Mentors read them, managers write them. */
export const mailTemplates: ConsoleResource = {
  name: 'mail_template_groups',
  list: lazy(() => import('./TemplatesPage.tsx')),
  create: lazy(() => import('./TemplateCreatePage.tsx')),
  edit: lazy(() => import('./TemplatePage.tsx')),
  menu: { group: 'mail', label: 'mail_templates.title', Icon: TemplateIcon, roles: ['mentor', 'manager'] },
};

/** Mails the program sends by itself. Mentors read their words, managers change them. */
export const shippedMails: ConsoleResource = {
  name: 'shipped_mails',
  list: lazy(() => import('./ShippedListPage.tsx')),
  edit: lazy(() => import('./ShippedPage.tsx')),
  menu: { group: 'mail', label: 'shipped_mails.title', Icon: ShippedIcon, roles: ['mentor', 'manager'] },
};
