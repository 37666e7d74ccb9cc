import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { itemAt, required } from '../../../../domain/required.ts';
import { monthAfter, monthCount, OVERVIEW_MONTHS_MAX } from '../../../../domain/overview.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { formatMonth } from '../../lib/short-dates.ts';
import type { Period } from './behind.ts';

interface PeriodFieldsProps {
  period: Period;
  /** The month that goes on now: the last that can be asked for. */
  now: string;
  onChange(period: Period): void;
}

/** The months the overview is about. An end before the beginning takes the other along. */
export function PeriodFields({ period, now, onChange }: PeriodFieldsProps) {
  const { t, locale } = useWording();
  const { from_month, to_month } = period;
  const last = itemAt([now, to_month].toSorted(), -1);
  const months = [
    ...new Set([
      ...Array.from({ length: OVERVIEW_MONTHS_MAX }, (_, back) => monthAfter(last, -back)),
      to_month,
      from_month,
    ]),
  ];
  const choose = (changed: Partial<Period>) => {
    const next = { ...period, ...changed };
    const count = monthCount(next.from_month, next.to_month);
    if (count >= 1 && count <= OVERVIEW_MONTHS_MAX) return onChange(next);
    const only = changed.from_month ?? required(changed.to_month);
    onChange({ from_month: only, to_month: only });
  };
  const field = (name: keyof Period, label: string) => (
    <TextField
      select
      label={label}
      value={period[name]}
      onChange={(event) => choose({ [name]: event.target.value })}
      sx={{ width: 160 }}
    >
      {months.map((month) => (
        <MenuItem key={month} value={month}>
          {formatMonth(`${month}-01`, locale)}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Box
      component="search"
      aria-label={t('overview.period')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
    >
      {field('from_month', t('overview.from'))}
      {field('to_month', t('overview.to'))}
    </Box>
  );
}
