import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useNow } from '../../../../../web/use-now.ts';
import { Hint } from '../../../components/Hint.tsx';
import { Problem } from '../../../components/Problem.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useApi } from '../../../providers/api-context.ts';
import { nameOfResult, useRecentMoves, useReload, useWhy } from './moves.ts';

const inTokyo = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Tokyo',
});

/**
 * One's own moves that can still be taken back, with the time that is left: also after a reload. What could not be
 * taken back stays told until the next undo.
 */
export function RecentMoves() {
  const t = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const reload = useReload();
  const why = useWhy();
  const { data } = useRecentMoves();
  const now = useNow(15_000);
  const undo = useMutation({
    mutationFn: (move_id: string) => api.command('hf_member__undo_move', { move_id, dry_run: false }),
    onSuccess: ({ done_count }) => {
      if (done_count > 0) notify(t('board.undone', { smart_count: done_count }), { type: 'success' });
    },
    onSettled: reload,
  });
  const moves = data?.moves.filter(({ undo_until }) => new Date(undo_until) > now) ?? [];
  const refused = undo.data?.results.filter(({ outcome }) => outcome === 'skipped') ?? [];
  if (moves.length === 0 && refused.length === 0 && !undo.error) return null;
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-label={t('board.recent')}
      sx={{ px: 2, py: 1, mb: 1.5 }}
    >
      <Problem of={undo} />
      {refused.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {refused.map((result) => (
            <div key={result.id}>
              {t('board.not_undone', { student: nameOfResult(result), why: why(result) })}
            </div>
          ))}
        </Alert>
      )}
      {moves.slice(0, 3).map((move) => (
        <Typography
          key={move.move_id}
          variant="body2"
          component="div"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 36 }}
        >
          <span>
            {t('board.recent_move', {
              event: t(`history.${move.event}`),
              smart_count: move.application_count,
            })}
          </span>
          <Hint component="span">
            {t('board.until', { time: inTokyo.format(new Date(move.undo_until)) })}
          </Hint>
          <Button
            size="small"
            variant="outlined"
            color="secondary"
            aria-label={t('board.undo_of', { event: t(`history.${move.event}`) })}
            disabled={undo.isPending}
            onClick={() => undo.mutate(move.move_id)}
          >
            {t('board.undo')}
          </Button>
        </Typography>
      ))}
    </Paper>
  );
}
