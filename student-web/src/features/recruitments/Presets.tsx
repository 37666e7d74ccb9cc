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
  /** Key of its chip among the filters in use (filter-chips.ts). */
  chip: FlagFilter | 'jlpt' | 'pay';
  isOn: boolean;
  /** What pressing it changes. */
  toggled: Partial<Search>;
}

/** What many look for first, each a filter that the page has anyway. */
function presetsFor(search: Search, own: Student | null): Preset[] {
  const flag = (filter: FlagFilter): Preset => ({
    chip: filter,
    isOn: search.flags[filter],
    toggled: { flags: { ...search.flags, [filter]: !search.flags[filter] } },
  });
  const hasLevel = search.required_jlpt_gteq === own?.jlpt;
  const isPaid = search.pay?.min === PAY_FROM;
  const level = studentLevel(own) ?? 'bachelor';
  return [
    ...(own ? [flag('is_fit_eq')] : []),
    ...(own?.jlpt
      ? [
          {
            chip: 'jlpt' as const,
            isOn: hasLevel,
            toggled: { required_jlpt_gteq: hasLevel ? null : own.jlpt },
          },
        ]
      : []),
    flag('is_without_japanese_eq'),
    flag('is_visa_supported_eq'),
    {
      chip: 'pay',
      isOn: isPaid,
      toggled: { pay: isPaid ? null : { level, min: PAY_FROM } },
    },
    flag('is_without_transfers_eq'),
  ];
}

/** Whether the filter of a chip stands pressed among the presets. */
export function isPreset(search: Search, own: Student | null): (chip: string) => boolean {
  const pressed = new Set<string>(presetsFor(search, own).flatMap(({ chip, isOn }) => (isOn ? [chip] : [])));
  return (chip) => pressed.has(chip);
}

interface Props {
  search: Search;
  own: Student | null;
  onChange(part: Partial<Search>): void;
  /** Before them: the way to all filters. */
  children: ReactNode;
}

/** Where the row begins, in pixels. */
const FADE = 12;

/** The presets in a row that scrolls sideways on a phone. */
export function Presets({ search, own, onChange, children }: Props) {
  const { t } = useTranslation('job_search');
  const language = useScreenLanguage();
  function labelOf(chip: Preset['chip']): string {
    if (chip === 'jlpt') return t('preset.jlpt', { level: own?.jlpt });
    if (chip === 'pay') return t('preset.pay', { amount: formatYen(PAY_FROM, language) });
    return t(`filter.${chip}`);
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', mb: { xs: 0.5, sm: 1 }, mr: { xs: -2, md: 0 } }}>
      {children}
      <Box
        component="fieldset"
        aria-label={t('preset.label')}
        sx={[
          { border: 0, m: 0, p: 0, minWidth: 0, flex: 1, display: 'flex', gap: 1, py: 0.5 },
          (theme) => ({
            flexWrap: 'wrap',
            [theme.breakpoints.down('md')]: {
              ...SCROLL_ROW,
              flexWrap: 'nowrap',
              pl: `${FADE}px`,
              // They fade out at the way to all filters too.
              maskImage: `linear-gradient(to right, transparent, #000 ${FADE}px, #000 calc(100% - 40px), transparent)`,
            },
          }),
        ]}
      >
        {presetsFor(search, own).map(({ chip, isOn, toggled }) => (
          <Chip
            key={chip}
            ref={isOn ? showInRow : undefined}
            component="button"
            type="button"
            aria-pressed={isOn}
            label={labelOf(chip)}
            variant={isOn ? 'filled' : 'outlined'}
            color={isOn ? 'secondary' : 'default'}
            onClick={() => onChange(toggled)}
            sx={{ height: 40, borderRadius: 5, ...(!isOn && { bgcolor: 'background.paper' }) }}
          />
        ))}
      </Box>
    </Box>
  );
}
