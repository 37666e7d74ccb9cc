import Chip from '@mui/material/Chip';
import { useSay } from '../../i18n/use-words.ts';
import type { RecruitmentRow } from './recruitment.ts';

const COLOURS = { draft: 'default', review: 'warning', released: 'success', closed: 'default' } as const;

/** How far a recruitment has come. */
export function StateChip({ state }: Pick<RecruitmentRow, 'state'>) {
  const say = useSay();
  return (
    <Chip
      size="small"
      label={say(`recruitments.states.${state}`)}
      color={COLOURS[state]}
      variant={state === 'released' ? 'filled' : 'outlined'}
    />
  );
}
