import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { isInterviewAhead, turnIn, type Situation } from '../../../../domain/application-situation.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';

const COLOURS = {
  student: { bgcolor: 'warning.light', color: 'warning.dark' },
  staff: { bgcolor: 'secondary.light', color: 'secondary.dark' },
  company: { bgcolor: 'primary.light', color: 'primary.contrastText' },
  nobody: { bgcolor: '#EEF1F1', color: 'text.primary' },
} as const;

/** The state in plain words; the colour says whose turn it is, and the words say it too. */
export function SituationChip({ situation }: { situation: Situation }) {
  const { t } = useTranslation('applications');
  return (
    <Chip
      label={t(`state.${situation}.label`)}
      sx={{ fontWeight: 600, ...COLOURS[turnIn(situation) ?? 'nobody'] }}
    />
  );
}

/** Whose turn it is; before an interview its day says what there is to say. */
export function Turn({ situation, hasMentor = true }: { situation: Situation; hasMentor?: boolean }) {
  const { t } = useTranslation('applications');
  if (isInterviewAhead(situation)) return null;
  const party = turnIn(situation) ?? 'nobody';
  return (
    <Typography variant="body2" color="textSecondary">
      {t(party === 'staff' && !hasMentor ? 'who.staffNoMentor' : `who.${party}`)}
    </Typography>
  );
}
