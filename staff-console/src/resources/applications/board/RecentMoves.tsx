import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { QueryAnswer } from '../../../../../server/client/contract.ts';
import { useNow } from '../../../../../web/use-now.ts';
import { Hint } from '../../../components/Hint.tsx';
import { Problem } from '../../../components/Problem.tsx';
import { useWording } from '../../../i18n/use-wording.ts';
import { useApi } from '../../../providers/api-context.ts';
import { studentName } from '../names.ts';
import { nameOfResult, useRecentMoves, useReload, useWhy } from './moves.ts';

const inTokyo = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Tokyo',
});

type RecentMove = QueryAnswer<'hf_member__get_recent_moves'>['moves'][number];

/**
 * One's own moves that can still be taken back, with the time that is left: also after a reload. What could not be
 * taken back stays told until the next undo.
 */
export function RecentMoves() {
  const { t, pick } = useWording();
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
  /** What was done, and whose applications it was. */
  const nameOf = ({ event: name, application_count, applications }: RecentMove): string => {
    const event = t(`history.${name}`);
    const who = applications
      .map(({ user, company }) => `${studentName(user)} (${pick(company.official_name)})`)
      .join(', ');
    const rest = application_count - applications.length;
    if (!who) return t('board.recent_move', { event, smart_count: application_count });
    return rest === 0
      ? t('board.recent_move_of', { event, who })
      : t('board.recent_move_of_more', { event, who, smart_count: rest });
  };
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
          <span>{nameOf(move)}</span>
          <Hint component="span">
            {t('board.until', { time: inTokyo.format(new Date(move.undo_until)) })}
          </Hint>
          <Button
            size="small"
            variant="outlined"
            color="secondary"
            aria-label={t('board.undo_of', { event: nameOf(move) })}
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
