import CheckCircle from '../../../../web/icons/CheckCircle.tsx';
import CheckCircleOutlined from '../../../../web/icons/CheckCircleOutlined.tsx';
import OndemandVideoOutlined from '../../../../web/icons/OndemandVideoOutlined.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link, useParams } from 'react-router-dom';
import { BackLink } from '../../components/BackLink.tsx';
import { FormErrors } from '../../components/form/FormErrors.tsx';
import { Page } from '../../components/Page.tsx';
import { ReadingTime } from '../../components/ReadingTime.tsx';
import { RichText } from '../../components/RichText.tsx';
import { Failure, Loading, NotFound } from '../../components/states.tsx';
import { api } from '../../lib/api.ts';

/** One lesson: its words and film, what is done, and the way to the one before and after. */
export function LessonPage() {
  const { t } = useTranslation('courses');
  const id = Number(useParams()['lesson_id']);
  const courseId = Number(useParams()['course_id']);
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['lesson', id],
    queryFn: () => api.query('aggregates__lesson', { id }),
    enabled: Number.isInteger(id) && id > 0,
  });
  const complete = useMutation({
    mutationFn: (is_done: boolean) => api.command('user__complete_lesson', { lesson: { id, is_done } }),
    onSuccess: ({ done_at }) => {
      client.setQueryData(['lesson', id], (lesson: typeof data) => lesson && { ...lesson, done_at });
      void client.invalidateQueries({ queryKey: ['course'] });
      void client.invalidateQueries({ queryKey: ['courses'] });
    },
  });
  if (!Number.isInteger(id) || id < 1) return <NotFound />;
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  // A lesson has one address: that of its own course.
  if (data.course_id !== courseId) return <NotFound />;
  const beside = (lessonId: number | null, label: string, isNextStep = false) =>
    lessonId !== null && (
      <Button
        component={Link}
        to={`/courses/${courseId}/lesson/${lessonId}`}
        variant={isNextStep ? 'contained' : 'outlined'}
        color={isNextStep ? 'primary' : 'secondary'}
      >
        {label}
      </Button>
    );
  return (
    <Page
      title={data.title}
      above={<BackLink to={`/courses/${courseId}`}>{t('toCourse')}</BackLink>}
      lead={
        <>
          {t('lessonPlace', { number: data.index_in_course })} ·{' '}
          <ReadingTime words={data.description} minutes={data.reading_minutes} />
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        {data.video_url && (
          <Box>
            <Button
              href={data.video_url}
              target="_blank"
              rel="noreferrer"
              variant="contained"
              color="secondary"
              startIcon={<OndemandVideoOutlined />}
            >
              {t('watch')}
            </Button>
          </Box>
        )}
        <RichText map={data.description} />
        <FormErrors error={complete.error} />
        <Box
          sx={{
            borderTop: 1,
            borderColor: 'divider',
            pt: 3,
            display: 'grid',
            gap: 2,
            justifyItems: 'center',
          }}
        >
          {data.done_at && (
            <Typography sx={{ display: 'flex', gap: 1, alignItems: 'center', fontWeight: 600 }}>
              <CheckCircle color="success" aria-hidden />
              {t('lessonDone')}
            </Typography>
          )}
          <Button
            variant={data.done_at ? 'text' : 'contained'}
            color={data.done_at ? 'secondary' : 'primary'}
            startIcon={data.done_at ? undefined : <CheckCircleOutlined />}
            loading={complete.isPending}
            onClick={() => complete.mutate(!data.done_at)}
          >
            {data.done_at ? t('notDone') : t('markDone')}
          </Button>
          <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', justifyContent: 'center' }}>
            {beside(data.previous_lesson_id, t('previous'))}
            {beside(data.next_lesson_id, t('next'), data.done_at !== null)}
          </Box>
        </Box>
      </Box>
    </Page>
  );
}
export { LessonPage as Component };
