import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import { lazy } from 'react';
import type { ConsoleResource } from '../console-resource.ts';

/** Articles for students. Mentors read them, managers write them. */
export const articles: ConsoleResource = {
  name: 'articles',
  list: lazy(() => import('./ArticlesPage.tsx')),
  create: lazy(() => import('./ArticleCreatePage.tsx')),
  edit: lazy(() => import('./ArticlePage.tsx')),
  menu: { group: 'content', label: 'articles.title', Icon: ArticleIcon, roles: ['mentor', 'manager'] },
};
