import UndoIcon from '@mui/icons-material/Undo';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useWording } from '../../i18n/use-wording.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { problemText } from '../../lib/problem-text.ts';
import { useApi } from '../../providers/api-context.ts';
import type { WholeStudent } from './student.ts';

type Talk = WholeStudent['consultations'][number];

interface HeldTalksProps {
  talks: readonly Talk[];
  onUndone(talk: Talk): void;
  onFailed(): void;
}

/** The talks that were held; one that was just recorded by mistake is taken back while the server says that it can be. */
export function HeldTalks({ talks, onUndone, onFailed }: HeldTalksProps) {
  const { t, pick, locale } = useWording();
  const api = useApi();
  const notify = useNotify();
  const undo = useMutation({
    mutationFn: async (talk: Talk) => {
      await api.command('hf_member__undo_finish_consulting', { ids: [talk.id] });
      return talk;
    },
    onSuccess: (talk) => {
      notify(t('bulk.undone'), { type: 'success' });
      onUndone(talk);
    },
    onError: onFailed,
  });
  return (
    <>
      {talks.map((talk) => {
        const words = t('students.held', {
          time: formatTime(talk.done_at, locale),
          who: talk.hf_member ? pick(talk.hf_member.names) : '—',
        });
        return (
          <Box key={talk.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
            <Typography variant="body2" color="textSecondary">
              {words}
            </Typography>
            {talk.undo_until !== null && (
              <Button
                size="small"
                startIcon={<UndoIcon />}
                aria-label={t('students.undo_held', { talk: words })}
                disabled={undo.isPending}
                onClick={() => undo.mutate(talk)}
              >
                {t('bulk.undo')}
              </Button>
            )}
          </Box>
        );
      })}
      {undo.error && <Alert severity="warning">{problemText(undo.error, t)}</Alert>}
    </>
  );
}
