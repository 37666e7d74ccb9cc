import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { ApplicationListItem } from '../../lib/api-types.ts';
import { whoIsNext } from './timeline.ts';

const COLOURS = {
  you: { bgcolor: 'warning.light', color: 'warning.dark' },
  mentor: { bgcolor: 'secondary.light', color: 'secondary.dark' },
  company: { bgcolor: 'primary.light', color: 'primary.contrastText' },
  nobody: { bgcolor: '#EEF1F1', color: 'text.primary' },
} as const;

/** The state in plain words; the colour says whose turn it is, and the words say it too. */
export function StateChip({ state }: { state: ApplicationListItem['state'] }) {
  const { t } = useTranslation('applications');
  return <Chip label={t(`state.${state}.label`)} sx={{ fontWeight: 600, ...COLOURS[whoIsNext(state)] }} />;
}
