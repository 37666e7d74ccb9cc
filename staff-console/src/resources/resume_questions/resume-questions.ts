import QuizIcon from '@mui/icons-material/QuizOutlined';
import { lazy } from 'react';
import type { ConsoleResource } from '../console-resource.ts';

/** Questions recruitments ask in the resume. Mentors read them, managers write them. */
export const resumeQuestions: ConsoleResource = {
  name: 'resume_questions',
  list: lazy(() => import('./ResumeQuestionsPage.tsx')),
  create: lazy(() => import('./ResumeQuestionCreatePage.tsx')),
  edit: lazy(() => import('./ResumeQuestionPage.tsx')),
  menu: { group: 'jobs', label: 'learning.questions.title', Icon: QuizIcon, roles: ['mentor', 'manager'] },
};
