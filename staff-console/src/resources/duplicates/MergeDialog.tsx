import { required } from '../../../../domain/required.ts';
import { SHORT_TEXT_MAX } from '../../../../domain/constants.ts';
import Alert from '@mui/material/Alert';
import CircularProgress from '@mui/material/CircularProgress';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'ra-core';
import type { CommandAnswer } from '../../../../server/client/contract.ts';
import { AskDialog } from '../../components/AskDialog.tsx';
import { Hint } from '../../components/Hint.tsx';
import { LoadProblem } from '../../components/LoadProblem.tsx';
import { Problem } from '../../components/Problem.tsx';
import type { MessageKey } from '../../i18n/messages.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { useApi } from '../../providers/api-context.ts';
import { studentName } from '../../lib/student-names.ts';
import { type DuplicatePair, NAMED_TABLES } from './duplicate.ts';

type Plan = CommandAnswer<'hf_member__merge_users'>;

/** What would move and what would stay; tables without a name of their own as one sum. */
function usePlanLines(plan: Plan | undefined) {
  const { t } = useWording();
  if (!plan) return { moves: [], stays: [] };
  const told = (key: 'moves' | 'stays') => {
    const named = NAMED_TABLES.flatMap((table) => {
      const count = plan.moves.filter((row) => row.table === table).reduce((sum, row) => sum + row[key], 0);
      return count > 0 ? [`${t(`duplicates.tables.${table}` as MessageKey)}: ${count}`] : [];
    });
    const rest = plan.moves
      .filter(({ table }) => !(NAMED_TABLES as readonly string[]).includes(table))
      .reduce((sum, row) => sum + row[key], 0);
    return rest > 0 ? [...named, `${t('duplicates.tables.rest')}: ${rest}`] : named;
  };
  return { moves: told('moves'), stays: told('stays') };
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <Typography component="h3" variant="subtitle2" sx={{ mt: 1.5 }}>
        {title}
      </Typography>
      <ul style={{ margin: 0 }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** Which account stays, what would move, what stands in the way; then it is done, and can be undone for 30 days. */
export function MergeDialog({
  pair,
  onClose,
  onDone,
}: {
  pair: DuplicatePair;
  onClose(): void;
  onDone(): void;
}) {
  const { t, pick, locale } = useWording();
  const api = useApi();
  const notify = useNotify();
  const labelId = useId();
  const accounts = [pair.user, pair.other_user];
  // The account with more applications is the likelier one to stay.
  const [keptId, setKeptId] = useState(
    pair.other_user.applications_count > pair.user.applications_count ? pair.other_user.id : pair.user.id,
  );
  const [reason, setReason] = useState('');
  const kept = required(accounts.find(({ id }) => id === keptId));
  const merged = required(accounts.find(({ id }) => id !== keptId));
  const merge = {
    user_id: kept.id,
    merged_user_id: merged.id,
    version: kept.version,
    merged_version: merged.version,
  };
  const dryRun = useQuery({
    queryKey: ['merge-users', pair.id, keptId],
    queryFn: () => api.command('hf_member__merge_users', { merge, dry_run: true }),
    gcTime: 0,
  });
  const plan = dryRun.data;
  const { moves, stays } = usePlanLines(plan);
  const execute = useMutation({
    mutationFn: () => api.command('hf_member__merge_users', { merge: { ...merge, reason }, dry_run: false }),
    onSuccess: ({ undo_until }) => {
      notify(t('duplicates.merged', { until: formatTime(required(undo_until), locale) }), {
        type: 'success',
      });
      onDone();
    },
  });
  return (
    <AskDialog
      title={t('duplicates.merge_title')}
      closeLabel={t('bulk.cancel')}
      onClose={onClose}
      confirm={{
        label: t('duplicates.merge'),
        isDisabled: !plan || plan.conflicts.length > 0,
        act: () => execute.mutate(),
      }}
      isBusy={execute.isPending}
      width="sm"
      isLong
    >
      <FormControl>
        <FormLabel id={labelId}>{t('duplicates.which_stays')}</FormLabel>
        <RadioGroup
          aria-labelledby={labelId}
          value={String(keptId)}
          onChange={(event) => setKeptId(Number(event.target.value))}
        >
          {accounts.map((account) => (
            <FormControlLabel
              key={account.id}
              value={String(account.id)}
              control={<Radio color="secondary" />}
              label={`#${account.id} ${studentName(account)} (${account.email})`}
            />
          ))}
        </RadioGroup>
      </FormControl>
      <Hint>{t('duplicates.sign_in_rule')}</Hint>
      {dryRun.error && <LoadProblem error={dryRun.error} onRetry={() => void dryRun.refetch()} />}
      {dryRun.isPending && <CircularProgress size={28} aria-label={t('bulk.checking')} />}
      {plan && plan.conflicts.length > 0 && (
        <Alert severity="error" sx={{ my: 1.5 }}>
          {t('duplicates.conflicts')}
          <ul style={{ margin: 0 }}>
            {plan.conflicts.map((conflict) => (
              <li key={`${conflict.kind}-${conflict.merged_id}`}>
                {t(`duplicates.conflict.${conflict.kind}`, {
                  about: pick(conflict.about),
                  kept: conflict.kept_id,
                  merged: conflict.merged_id,
                })}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <Lines title={t('duplicates.moves')} lines={moves} />
      <Lines
        title={t('duplicates.filled')}
        lines={(plan?.filled_fields ?? []).map((field) => {
          const key = `students.${field}`;
          const words = t(key as MessageKey);
          return words === key ? field : words;
        })}
      />
      <Lines title={t('duplicates.stays')} lines={stays} />
      <TextField
        label={t('duplicates.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: SHORT_TEXT_MAX } }}
        sx={{ mt: 2 }}
      />
      <Problem of={execute} sx={{ mt: 1.5 }} />
    </AskDialog>
  );
}
