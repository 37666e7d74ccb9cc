import CheckCircle from '../../../../web/icons/CheckCircle.tsx';
import PlayCircleOutlined from '../../../../web/icons/PlayCircleOutlined.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useParams } from 'react-router-dom';
import { BackLink } from '../../components/BackLink.tsx';
import { CardLink } from '../../components/CardLink.tsx';
import { LangText } from '../../components/LangText.tsx';
import { Page } from '../../components/Page.tsx';
import { ReadingTime } from '../../components/ReadingTime.tsx';
import { Failure, Loading, NotFound } from '../../components/states.tsx';
import { api } from '../../lib/api.ts';
import { useIsLoggedIn } from '../../lib/session.ts';
import { isDone, Progress } from './Progress.tsx';

/** The lessons of a course in their order, with what is done. */
export function CoursePage() {
  const { t } = useTranslation('courses');
  const id = Number(useParams().id);
  const isLoggedIn = useIsLoggedIn();
  const { data, error, refetch } = useQuery({
    queryKey: ['course', id, isLoggedIn],
    queryFn: () => api.query('aggregates__course', { id }),
    enabled: Number.isInteger(id) && id > 0,
  });
  if (!Number.isInteger(id) || id < 1) return <NotFound />;
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <Page
      title={data.title}
      lead={<LangText map={data.description} block />}
      above={<BackLink to="/courses">{t('back')}</BackLink>}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Progress course={data} />
        <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
          {data.lessons.map((lesson) => (
            <li key={lesson.id}>
              <Card
                sx={{
                  position: 'relative',
                  p: 2,
                  display: 'flex',
                  gap: 2,
                  alignItems: 'center',
                  '&:hover': { borderColor: 'secondary.main' },
                }}
              >
                {isDone(lesson) ? (
                  <CheckCircle color="success" titleAccess={t('lessonDone')} />
                ) : (
                  <PlayCircleOutlined color="secondary" aria-hidden />
                )}
                <Box sx={{ display: 'grid', gap: 0.25 }}>
                  <CardLink to={`/courses/${id}/lesson/${lesson.id}`}>
                    {t('lessonNumber', { number: lesson.index_in_course })} <LangText map={lesson.title} />
                  </CardLink>
                  <Typography variant="body2" color="textSecondary">
                    <ReadingTime words={lesson.title} minutes={lesson.reading_minutes} />
                  </Typography>
                </Box>
              </Card>
            </li>
          ))}
        </Box>
      </Box>
    </Page>
  );
}
export { CoursePage as Component };
