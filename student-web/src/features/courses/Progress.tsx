import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from '../../i18n/use-translation.tsx';

interface Props {
  course: { lessons: readonly object[] };
}

/** A visitor's lessons do not tell. */
export function isDone(lesson: object): boolean {
  return 'done_at' in lesson && lesson.done_at !== null;
}

/** How many lessons are done; nothing for who has not begun or may not. */
export function Progress({ course }: Props) {
  const { t } = useTranslation('courses');
  const total = course.lessons.length;
  const done = course.lessons.filter(isDone).length;
  if (done === 0) return null;
  const text = done === total ? t('allDone') : t('done', { done, total });
  return (
    <Box>
      <LinearProgress
        variant="determinate"
        color="secondary"
        value={(done / total) * 100}
        aria-label={text}
        sx={{ height: 8, borderRadius: 4 }}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {text}
      </Typography>
    </Box>
  );
}
