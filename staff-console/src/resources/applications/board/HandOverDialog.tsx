import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { COMMENT_MAX } from '../../../../../domain/constants.ts';
import type { CommandAnswer } from '../../../../../server/client/contract.ts';
import { type BulkLine, DryRunDialog } from '../../../components/DryRunDialog.tsx';
import { Hint } from '../../../components/Hint.tsx';
import { useWording } from '../../../i18n/use-wording.ts';
import { useApi } from '../../../providers/api-context.ts';
import type { ApplicationRow } from '../application.ts';
import { MentorSelect, useMentors } from '../MentorSelect.tsx';
import { useResultLines } from './moves.ts';

type Answer = CommandAnswer<'hf_member__assign_applications'>;

interface HandOverDialogProps {
  rows: readonly ApplicationRow[];
  onClose: () => void;
  onDone: () => void;
}

/** Gives the chosen applications to one mentor: shows from whom each would go and which would not, then does it. */
export function HandOverDialog({ rows, onClose, onDone }: HandOverDialogProps) {
  const { t, pick } = useWording();
  const api = useApi();
  const lines = useResultLines();
  const [chosen, setChosen] = useState<number | null>(null);
  const [note, setNote] = useState('');
  const mentors = useMentors();
  const to = mentors.find(({ hf_member_id }) => hf_member_id === chosen);
  const lineOf = (result: Answer['results'][number]): BulkLine => {
    const from = result.hf_members.map(({ names }) => pick(names)).join(', ') || t('board.nobody');
    return lines(result, t('board.hands', { from, to: pick(to?.names ?? {}) }));
  };
  const send = (dry_run: boolean) =>
    api.command('hf_member__assign_applications', {
      ids: rows.map(({ id }) => id),
      hf_member_id: chosen ?? 0,
      note: note.trim() || null,
      dry_run,
    });
  const execute = async () => {
    const { move_id, results } = await send(false);
    return {
      lines: results.map(lineOf),
      ...(move_id && { undo: () => lines.undo(move_id) }),
    };
  };
  return (
    <DryRunDialog
      counted="hand_overs"
      title={t('board.change_mentor')}
      confirmLabel={t('board.change_mentor')}
      preview={async () => (await send(true)).results.map(lineOf)}
      execute={execute}
      isReady={to !== undefined}
      previewKey={String(chosen)}
      onClose={onClose}
      onDone={onDone}
    >
      <Stack spacing={2} sx={{ pt: 1, pb: 1 }}>
        <Hint>{t('board.hands_hint')}</Hint>
        <MentorSelect mentors={mentors} value={chosen} onChoose={setChosen} />
        <TextField
          label={t('correcting.handover.note')}
          helperText={t('board.hands_note_hint')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: COMMENT_MAX } }}
        />
      </Stack>
    </DryRunDialog>
  );
}
