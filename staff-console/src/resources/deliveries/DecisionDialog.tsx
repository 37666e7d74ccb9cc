import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { COMMENT_MAX } from '../../../../domain/constants.ts';
import type { CommandAnswer } from '../../../../server/client/contract.ts';
import { DryRunDialog, type BulkLine } from '../../components/DryRunDialog.tsx';
import { Hint } from '../../components/Hint.tsx';
import type { BulkDialogProps } from '../../described/list-types.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useApi } from '../../providers/api-context.ts';

export type Decision = 'send_again' | 'give_up';
type Line = CommandAnswer<'hf_member__send_deliveries_again'>['results'][number];

const COMMANDS = {
  send_again: 'hf_member__send_deliveries_again',
  give_up: 'hf_member__give_up_deliveries',
} as const;

interface DecisionDialogProps extends BulkDialogProps {
  decision: Decision;
}

/** Sends held or failed mails again, or gives them up, after saying which and asking why. */
export function DecisionDialog({ decision, ids, onClose, onDone }: DecisionDialogProps) {
  const t = useTranslate();
  const api = useApi();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const whatOf = (line: Line) => {
    if (decision === 'give_up') return t('deliveries.will_give_up');
    return line.new_email
      ? t('deliveries.will_send_new', { email: line.new_email })
      : t('deliveries.will_send', { email: line.recipient_email ?? '' });
  };
  const lineOf = (line: Line): BulkLine => ({
    id: line.id,
    who:
      [line.subject ?? line.template, line.recipient_email].filter(Boolean).join(' · ') ||
      t('deliveries.unseen', { id: line.id }),
    what: line.is_done ? whatOf(line) : null,
    skipped: line.is_done ? null : (line.message ?? ''),
  });
  const run = async (dry_run: boolean) => {
    const words = reason.trim() === '' ? {} : { reason };
    const { results } = await api.command(COMMANDS[decision], { ids, dry_run, ...words });
    return results.map(lineOf);
  };
  return (
    <DryRunDialog
      counted="decisions"
      title={t(`deliveries.${decision}_title`)}
      confirmLabel={t(`deliveries.${decision}`)}
      preview={() => run(true)}
      execute={async () => ({ lines: await run(false) })}
      canConfirm={reason.trim() !== ''}
      onClose={onClose}
      onDone={() => {
        // Lists and counts elsewhere hold these mails too.
        void queryClient.invalidateQueries({ queryKey: ['deliveries'] });
        onDone();
      }}
    >
      <Stack spacing={1.5} sx={{ pb: 1 }}>
        <Hint>{t(`deliveries.${decision}_hint`)}</Hint>
        <TextField
          label={t('deliveries.reason')}
          helperText={t('deliveries.reason_hint')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          required
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: COMMENT_MAX } }}
        />
      </Stack>
    </DryRunDialog>
  );
}

export const SendAgainDialog = (props: BulkDialogProps) => (
  <DecisionDialog decision="send_again" {...props} />
);
export const GiveUpDialog = (props: BulkDialogProps) => <DecisionDialog decision="give_up" {...props} />;
