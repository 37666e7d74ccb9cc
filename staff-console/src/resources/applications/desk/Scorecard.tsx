import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import {
  SCORE_CRITERIA,
  SCORE_LEVELS,
  scoresOf,
  type ScoreCriterion,
} from '../../../../../domain/scorecard.ts';
import { ApiError } from '../../../../../server/client/client.ts';
import { AskDialog } from '../../../components/AskDialog.tsx';
import { SCORECARD_TEXT_MAX } from '../../../../../domain/constants.ts';
import { Hint } from '../../../components/Hint.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useWording } from '../../../i18n/use-wording.ts';
import { problemText } from '../../../lib/problem-text.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { formatShortDay } from '../../../lib/short-dates.ts';
import { useApi } from '../../../providers/api-context.ts';
import type { Practice } from '../application.ts';
import { useDesk } from './desk-context.ts';

type Levels = Record<`score_${ScoreCriterion}`, number | null>;
type Words = Record<'score_strength' | 'score_next_step', string>;

/** Asks how a practice went. */
export function ScorecardDialog({ practice, onClose }: { practice: Practice; onClose: () => void }) {
  const t = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const { application, replace } = useDesk();
  // Kept on this device, so that a closed dialog takes nothing with it.
  const [draft, keep] = useDraft<{ levels: Levels; words: Words }>(`scorecard.${practice.id}`);
  const levels: Levels = draft?.levels ?? {
    score_structure: practice.score_structure,
    score_motivation: practice.score_motivation,
    score_japanese: practice.score_japanese,
    score_answers: practice.score_answers,
    score_manner: practice.score_manner,
  };
  const words: Words = draft?.words ?? {
    score_strength: practice.score_strength ?? '',
    score_next_step: practice.score_next_step ?? '',
  };
  const save = useMutation({
    mutationFn: () =>
      api.command('hf_member__score_interview_practice', {
        application: { id: application.id },
        interview_practice: { id: practice.id, ...levels, ...words },
      }),
    onSuccess(answer) {
      keep(null);
      replace(answer);
      notify(t('interviews.scorecard.saved'), { type: 'success' });
      onClose();
    },
  });
  const fields = save.error instanceof ApiError ? save.error.fields : {};
  const errorOf = (name: string) => fields[`interview_practice[${name}]`]?.[0]?.message;
  return (
    <AskDialog
      title={t('interviews.scorecard.title')}
      closeLabel={t('events.cancel')}
      onClose={onClose}
      width="sm"
      isBusy={save.isPending}
      confirm={{ label: t('interviews.scorecard.save'), isLoading: save.isPending, act: () => save.mutate() }}
    >
      <Stack spacing={2}>
        <Hint>{t('interviews.scorecard.hint')}</Hint>
        {save.error && <Alert severity="error">{problemText(save.error, t)}</Alert>}
        {SCORE_CRITERIA.map((criterion) => {
          const name = `score_${criterion}` as const;
          return (
            <TextField
              key={criterion}
              select
              label={t(`interviews.scorecard.criterion.${criterion}`)}
              value={levels[name] ?? ''}
              onChange={(event) =>
                keep({
                  levels: {
                    ...levels,
                    [name]: event.target.value === '' ? null : Number(event.target.value),
                  },
                  words,
                })
              }
              error={errorOf(name) !== undefined}
              helperText={errorOf(name)}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            >
              <MenuItem value="">{t('interviews.scorecard.not_practised')}</MenuItem>
              {SCORE_LEVELS.map((level) => (
                <MenuItem key={level} value={level}>
                  {t(`interviews.scorecard.level.${level}`)}
                </MenuItem>
              ))}
            </TextField>
          );
        })}
        {(['strength', 'next_step'] as const).map((part) => {
          const name = `score_${part}` as const;
          return (
            <TextField
              key={part}
              required
              multiline
              minRows={2}
              label={t(`interviews.scorecard.${part}`)}
              value={words[name]}
              onChange={(event) => keep({ levels, words: { ...words, [name]: event.target.value } })}
              error={errorOf(name) !== undefined}
              helperText={errorOf(name)}
              slotProps={{ htmlInput: { maxLength: SCORECARD_TEXT_MAX } }}
            />
          );
        })}
      </Stack>
    </AskDialog>
  );
}

/** How many practices stand beside each other: the panel is narrow. */
const SHOWN = 4;

/** How the student has come on from practice to practice. */
export function Development({ practices }: { practices: readonly Practice[] }) {
  const { t, locale } = useWording();
  const scored = practices
    .filter(({ scored_at }) => scored_at !== null)
    .toSorted((a, b) => a.scheduled_at.localeCompare(b.scheduled_at))
    .slice(-SHOWN);
  if (scored.length === 0) return null;
  const last = scored.at(-1);
  return (
    <Box>
      <Typography id="development-heading" component="h4" variant="h3" sx={{ mb: 0.5 }}>
        {t('interviews.scorecard.development')}
      </Typography>
      <Box component="section" aria-labelledby="development-heading" tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell component="td" />
              {scored.map(({ id, scheduled_at }) => (
                <TableCell key={id} component="th" scope="col">
                  {formatShortDay(scheduled_at, locale)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {SCORE_CRITERIA.map((criterion) => (
              <TableRow key={criterion}>
                <TableCell component="th" scope="row">
                  {t(`interviews.scorecard.criterion.${criterion}`)}
                </TableCell>
                {scored.map((practice) => {
                  const score = scoresOf(practice).find((one) => one.criterion === criterion);
                  return (
                    <TableCell key={practice.id}>
                      {score ? t(`interviews.scorecard.level.${score.level}`) : '—'}
                    </TableCell>
                  );
                })}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {last && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 1 }}>
          {t('interviews.scorecard.strength')}: {last.score_strength}
          {'\n'}
          {t('interviews.scorecard.next_step')}: {last.score_next_step}
        </Typography>
      )}
    </Box>
  );
}
