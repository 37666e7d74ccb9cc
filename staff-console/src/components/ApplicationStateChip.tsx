import Chip from '@mui/material/Chip';
import { useTranslate } from '../i18n/use-translate.ts';
import type { State } from '../resources/applications/application.ts';

type Tone = 'waiting' | 'ours' | 'good' | 'ended';

/** Colour only supports what the text says. */
const TONES: Record<State, Tone> = {
  applied: 'waiting',
  resume_submitted: 'ours',
  in_correction: 'ours',
  returned_to_student: 'waiting',
  awaiting_agreement: 'waiting',
  correction_agreed: 'ours',
  sent_to_company: 'waiting',
  resume_passed: 'good',
  resume_failed: 'ended',
  interviewing: 'good',
  passed: 'good',
  failed: 'ended',
  offer_accepted: 'good',
  offer_declined: 'ended',
  declined_by_hf: 'ended',
  quit_by_student: 'ended',
};

const COLOURS: Record<Tone, { bgcolor: string; color: string }> = {
  ours: { bgcolor: 'warning.light', color: 'warning.dark' },
  waiting: { bgcolor: 'secondary.light', color: 'secondary.dark' },
  good: { bgcolor: 'success.light', color: 'success.dark' },
  ended: { bgcolor: '#ECEFF0', color: 'text.secondary' },
};

export function ApplicationStateChip({ state }: { state: State }) {
  const t = useTranslate();
  return <Chip size="small" label={t(`state.${state}`)} sx={COLOURS[TONES[state]]} />;
}
