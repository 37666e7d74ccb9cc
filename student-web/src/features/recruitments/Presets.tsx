import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ReactNode } from 'react';
import { SCROLL_ROW } from '../../components/scroll-row.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Student } from '../../lib/api-types.ts';
import { formatYen } from '../../lib/money.ts';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { studentLevel } from '../../lib/salary.ts';
import { showInRow } from '../../lib/show-in-row.ts';
import type { FlagFilter, Search } from './search-address.ts';

/** A month in yen. */
const PAY_FROM = 250_000;

interface Preset {
  name: 'fit' | 'jlpt' | 'noJapanese' | 'visa' | 'pay' | 'noTransfers';
  /** Key of its chip among the filters in use (filter-chips.ts). */
  chip: string;
  isOn: boolean;
  /** What pressing it changes. */
  toggled: Partial<Search>;
}

/** What many look for first, each a filter that the page has anyway. */
function presetsFor(search: Search, own: Student | null): Preset[] {
  const flag = (name: Preset['name'], filter: FlagFilter): Preset => ({
    name,
    chip: filter,
    isOn: search.flags[filter],
    toggled: { flags: { ...search.flags, [filter]: !search.flags[filter] } },
  });
  const hasLevel = search.required_jlpt_gteq === own?.jlpt;
  const isPaid = search.pay?.min === PAY_FROM;
  const level = studentLevel(own) ?? 'bachelor';
  return [
    ...(own ? [flag('fit', 'is_fit_eq')] : []),
    ...(own?.jlpt
      ? [
          {
            name: 'jlpt' as const,
            chip: 'jlpt',
            isOn: hasLevel,
            toggled: { required_jlpt_gteq: hasLevel ? null : own.jlpt },
          },
        ]
      : []),
    flag('noJapanese', 'is_without_japanese_eq'),
    flag('visa', 'is_visa_supported_eq'),
    {
      name: 'pay',
      chip: 'pay',
      isOn: isPaid,
      toggled: { pay: isPaid ? null : { level, min: PAY_FROM } },
    },
    flag('noTransfers', 'is_without_transfers_eq'),
  ];
}

/** Whether the filter of a chip stands pressed among the presets. */
export function isPreset(search: Search, own: Student | null): (chip: string) => boolean {
  const pressed = new Set(presetsFor(search, own).flatMap(({ chip, isOn }) => (isOn ? [chip] : [])));
  return (chip) => pressed.has(chip);
}

interface Props {
  search: Search;
  own: Student | null;
  onChange(part: Partial<Search>): void;
  /** Before them: the way to all filters. */
  children: ReactNode;
}

/** The presets in a row that scrolls sideways on a phone. */
export function Presets({ search, own, onChange, children }: Props) {
  const { t } = useTranslation('job_search');
  const language = useScreenLanguage();
  return (
    <Box
      component="fieldset"
      aria-label={t('preset.label')}
      sx={[
        {
          border: 0,
          minWidth: 0,
          display: 'flex',
          gap: 1,
          alignItems: 'center',
          mb: { xs: 0.5, sm: 1 },
          mx: { xs: -2, md: 0 },
          px: { xs: 2, md: 0 },
          py: 0.5,
        },
        (theme) => ({
          flexWrap: 'wrap',
          [theme.breakpoints.down('md')]: { ...SCROLL_ROW, flexWrap: 'nowrap' },
        }),
      ]}
    >
      {children}
      {presetsFor(search, own).map(({ name, isOn, toggled }) => (
        <Chip
          key={name}
          ref={isOn ? showInRow : undefined}
          component="button"
          type="button"
          aria-pressed={isOn}
          label={t(`preset.${name}`, { level: own?.jlpt, amount: formatYen(PAY_FROM, language) })}
          variant={isOn ? 'filled' : 'outlined'}
          color={isOn ? 'secondary' : 'default'}
          onClick={() => onChange(toggled)}
          sx={{ height: 40, borderRadius: 5, ...(!isOn && { bgcolor: 'background.paper' }) }}
        />
      ))}
    </Box>
  );
}
