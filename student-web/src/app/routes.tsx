import { Outlet } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { NotFound } from '../components/states.tsx';
import type { Access } from '../lib/access.ts';
import { Guard } from './Guard.tsx';
import { Layout } from './layout/Layout.tsx';
import { lazyRoute } from './lazy-route.ts';
import { LoadedPage, PageBoundary } from './PageBoundary.tsx';

const guarded = (access: Access, children: RouteObject[]): RouteObject => ({
  element: <Guard access={access} />,
  children,
});

/** Every screen of specification section 2 that has its page, by who it is for. */
export const routes: RouteObject[] = [
  {
    element: (
      <PageBoundary>
        <Layout />
      </PageBoundary>
    ),
    children: [
      {
        element: (
          <LoadedPage>
            <Outlet />
          </LoadedPage>
        ),
        children: [
          guarded('logged_out', [
            {
              path: '/',
              lazy: lazyRoute(() => import('../features/top/TopPage.tsx'), 'top', 'job_cards'),
            },
            { path: '/log_in', lazy: lazyRoute(() => import('../features/auth/LogInPage.tsx'), 'auth') },
          ]),
          guarded('sign_up', [
            {
              path: '/sign_up',
              lazy: lazyRoute(() => import('../features/auth/SignUpPage.tsx'), 'auth', 'profile'),
            },
          ]),
          guarded('initialize', [
            {
              path: '/initialize_profile',
              lazy: lazyRoute(() => import('../features/profile/InitializeProfilePage.tsx'), 'profile'),
            },
          ]),
          guarded('login', [
            {
              path: '/profile',
              lazy: lazyRoute(() => import('../features/profile/ProfilePage.tsx'), 'mail_bounces', 'profile'),
            },
            {
              path: '/profile/cv',
              lazy: lazyRoute(() => import('../features/profile/CvImportPage.tsx'), 'cv_import', 'profile'),
            },
            {
              path: '/resume',
              lazy: lazyRoute(() => import('./pages/OwnResumePage.tsx'), 'own_resume', 'resume', 'profile'),
            },
            {
              path: '/recruitments',
              lazy: lazyRoute(
                () => import('../features/recruitments/SearchPage.tsx'),
                'job_search',
                'job_cards',
                'card_fit',
              ),
            },
            {
              path: '/notifications',
              lazy: lazyRoute(
                () => import('./pages/NotificationsPage.tsx'),
                'mail_bounces',
                'notifications',
                'applications',
              ),
            },
            {
              path: '/applications',
              lazy: lazyRoute(
                () => import('../features/applications/ApplicationsPage.tsx'),
                'mail_bounces',
                'applications',
              ),
            },
            {
              path: '/activity_report',
              lazy: lazyRoute(() => import('./pages/ActivityReportPage.tsx'), 'resume'),
            },
            {
              path: '/plan',
              lazy: lazyRoute(() => import('../features/first-day/PlanPage.tsx'), 'first_day'),
            },
          ]),
          guarded('public', [
            {
              path: '/recruitments/:id',
              lazy: lazyRoute(
                () => import('../features/recruitments/RecruitmentPage.tsx'),
                'recruitments',
                'job_cards',
                'facts',
                'applying',
              ),
            },
            {
              path: '/recruitments/:id/apply',
              lazy: lazyRoute(
                () => import('../features/recruitments/ApplyPage.tsx'),
                'apply_page',
                'recruitments',
                'job_cards',
                'card_fit',
                'applying',
              ),
            },
            {
              path: '/terms_of_service',
              lazy: lazyRoute(() => import('../features/auth/TermsPage.tsx'), 'terms'),
            },
            {
              path: '/articles',
              lazy: lazyRoute(() => import('../features/articles/ArticlesPage.tsx'), 'articles'),
            },
            {
              path: '/articles/:id',
              lazy: lazyRoute(() => import('../features/articles/ArticlePage.tsx'), 'articles'),
            },
            {
              path: '/events',
              lazy: lazyRoute(() => import('../features/events/EventsPage.tsx'), 'events'),
            },
            {
              path: '/events/:id',
              lazy: lazyRoute(() => import('../features/events/EventPage.tsx'), 'events', 'applying'),
            },
            {
              path: '/events/:id/apply',
              lazy: lazyRoute(() => import('../features/events/EventApplyPage.tsx'), 'events'),
            },
            {
              path: '/events/:id/apply_complete',
              lazy: lazyRoute(() => import('../features/events/EventApplyCompletePage.tsx'), 'events'),
            },
            {
              path: '/events/:id/cancell',
              lazy: lazyRoute(() => import('../features/events/EventCancelPage.tsx'), 'events'),
            },
            {
              path: '/courses',
              lazy: lazyRoute(() => import('../features/courses/CoursesPage.tsx'), 'courses'),
            },
            {
              path: '/set_gid_as_hf_member',
              lazy: lazyRoute(() => import('../features/staff-mode/SetGidPage.tsx'), 'staff_mode'),
            },
            {
              path: '/auth0-callback',
              lazy: lazyRoute(() => import('../features/auth/CallbackPage.tsx'), 'auth'),
            },
            {
              path: '/deprecated-email-error',
              lazy: lazyRoute(() => import('../features/auth/DeprecatedEmailPage.tsx'), 'auth'),
            },
            {
              path: '/privacy/deleted',
              lazy: lazyRoute(() => import('../features/privacy/DeletedPage.tsx'), 'privacy'),
            },
            { path: '/log_out', lazy: lazyRoute(() => import('../features/auth/LogOutPage.tsx'), 'auth') },
            { path: '*', element: <NotFound /> },
          ]),
          guarded('limited', [
            {
              path: '/privacy',
              lazy: lazyRoute(() => import('../features/privacy/PrivacyPage.tsx'), 'mail_bounces', 'privacy'),
            },
            {
              path: '/privacy/delete_account',
              lazy: lazyRoute(() => import('../features/privacy/DeleteAccountPage.tsx'), 'privacy'),
            },
            {
              path: '/recommend_mails/:id',
              lazy: lazyRoute(
                () => import('../features/recommended/RecommendMailPage.tsx'),
                'recommended',
                'job_cards',
                'card_fit',
              ),
            },
            {
              path: '/courses/:id',
              lazy: lazyRoute(() => import('../features/courses/CoursePage.tsx'), 'courses'),
            },
            {
              path: '/courses/:course_id/lesson/:lesson_id',
              lazy: lazyRoute(() => import('../features/courses/LessonPage.tsx'), 'courses'),
            },
          ]),
          guarded('own_application', [
            {
              path: '/applications/:id',
              lazy: lazyRoute(
                () => import('../features/applications/ProgressPage.tsx'),
                'applications',
                'notifications',
              ),
            },
            {
              path: '/applications/:id/resume/edit',
              lazy: lazyRoute(
                () => import('../features/resume/EditResumePage.tsx'),
                'resume',
                'profile',
                'applications',
              ),
            },
            {
              path: '/applications/:id/resume/edit_profile',
              lazy: lazyRoute(
                () => import('./pages/ResumeProfilePage.tsx'),
                'resume',
                'profile',
                'applications',
              ),
            },
            {
              path: '/applications/:id/resume/edit_all',
              lazy: lazyRoute(
                () => import('./pages/ResumeEverythingPage.tsx'),
                'resume',
                'profile',
                'applications',
              ),
            },
            {
              path: '/applications/:id/resume/confirm',
              lazy: lazyRoute(
                () => import('../features/resume/ConfirmPage.tsx'),
                'resume',
                'profile',
                'applications',
              ),
            },
            {
              path: '/applications/:id/resume/sent',
              lazy: lazyRoute(() => import('../features/resume/SentPage.tsx'), 'resume', 'applications'),
            },
          ]),
        ],
      },
    ],
  },
];
