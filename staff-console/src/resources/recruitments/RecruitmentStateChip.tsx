import Chip from '@mui/material/Chip';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { RecruitmentRow } from './recruitment.ts';

const COLOURS = { draft: 'default', review: 'warning', released: 'success', closed: 'default' } as const;

/** How far a recruitment has come. */
export function RecruitmentStateChip({ state }: Pick<RecruitmentRow, 'state'>) {
  const t = useTranslate();
  return (
    <Chip
      size="small"
      label={t(`recruitments.states.${state}`)}
      color={COLOURS[state]}
      variant={state === 'released' ? 'filled' : 'outlined'}
    />
  );
}
