import Chip from '@mui/material/Chip';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { whoIsNext } from './situation.ts';
import type { Situation } from './situation.ts';

const COLOURS = {
  you: { bgcolor: 'warning.light', color: 'warning.dark' },
  mentor: { bgcolor: 'secondary.light', color: 'secondary.dark' },
  company: { bgcolor: 'primary.light', color: 'primary.contrastText' },
  nobody: { bgcolor: '#EEF1F1', color: 'text.primary' },
} as const;

/** The state in plain words; the colour says whose turn it is, and the words say it too. */
export function SituationChip({ situation }: { situation: Situation }) {
  const { t } = useTranslation('applications');
  return (
    <Chip label={t(`state.${situation}.label`)} sx={{ fontWeight: 600, ...COLOURS[whoIsNext(situation)] }} />
  );
}
