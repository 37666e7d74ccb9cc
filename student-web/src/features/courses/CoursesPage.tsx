import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from 'react-router-dom';
import { Cover } from '../../components/Cover.tsx';
import { LangText } from '../../components/LangText.tsx';
import { Page } from '../../components/Page.tsx';
import { ReadingTime } from '../../components/ReadingTime.tsx';
import { Failure, Loading } from '../../components/states.tsx';
import { api } from '../../lib/api.ts';
import { useCurrentUser } from '../../lib/current-user.ts';
import { withRedirect } from '../../lib/redirect.ts';
import { useIsLoggedIn } from '../../lib/session.ts';
import { Progress } from './Progress.tsx';

/** What the courses teach, for anybody; the lessons themselves are for who has signed up. */
export function CoursesPage() {
  const { t } = useTranslation('courses');
  const isLoggedIn = useIsLoggedIn();
  const user = useCurrentUser();
  const { data, error, refetch } = useQuery({
    queryKey: ['courses', isLoggedIn],
    queryFn: () => api.query('get_courses', {}),
  });
  return (
    <Page title={t('title')} lead={t('lead')} description={t('lead')}>
      {error && !data ? (
        <Failure isPart error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : (
        <Box sx={{ display: 'grid', gap: 3 }}>
          {data.courses.map((course) => (
            <Card
              key={course.id}
              component="article"
              sx={{
                overflow: 'hidden',
                display: 'grid',
                // Beside the text where there is room, and whole.
                gridTemplateColumns: course.thumbnail_url ? { sm: '280px minmax(0, 1fr)' } : undefined,
                '& > img': {
                  aspectRatio: { sm: '4 / 3' },
                  height: { sm: 'auto' },
                  boxSizing: 'border-box',
                  pt: { sm: 4 },
                  pl: { sm: 4 },
                },
              }}
            >
              {course.thumbnail_url && <Cover url={course.thumbnail_url} />}
              <Box sx={{ p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 2 }}>
                <Typography variant="h2">
                  <LangText map={course.title} block />
                </Typography>
                <LangText map={course.description} block component="div" />
                <Progress course={course} />
                <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 0.5 }}>
                  {course.lessons.map((lesson) => (
                    <li key={lesson.id}>
                      <LangText map={lesson.title} />{' '}
                      <Typography component="span" variant="body2" color="textSecondary">
                        <ReadingTime words={lesson.title} minutes={lesson.reading_minutes} />
                      </Typography>
                    </li>
                  ))}
                </Box>
                <Box>
                  <Button
                    component={Link}
                    to={
                      user.status === 'student'
                        ? `/courses/${course.id}`
                        : withRedirect('/sign_up', `/courses/${course.id}`)
                    }
                    variant="contained"
                    color="primary"
                  >
                    {user.status === 'student' ? t('open') : t('signUpToLearn')}
                  </Button>
                </Box>
              </Box>
            </Card>
          ))}
          {data.courses.length === 0 && <Typography>{t('empty')}</Typography>}
        </Box>
      )}
    </Page>
  );
}
export { CoursesPage as Component };
