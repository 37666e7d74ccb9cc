import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { SET_OF_FILTER } from './Filters.tsx';
import type { FilterProps } from './Filters.tsx';
import { LIST_FILTERS } from './search-address.ts';
import type { Search } from './search-address.ts';

/** What narrows the search now; each can be taken away by itself. */
export function ActiveFilters({ search, master, onChange }: FilterProps) {
  const { t } = useTranslation('recruitments');
  const chips: { key: string; label: string; without: Partial<Search> }[] = [];
  if (search.keyword) chips.push({ key: 'keyword', label: `“${search.keyword}”`, without: { keyword: '' } });
  for (const name of LIST_FILTERS)
    for (const id of search.lists[name])
      chips.push({
        key: `${name} ${id}`,
        label: master.name(SET_OF_FILTER[name], id) || '…',
        without: { lists: { ...search.lists, [name]: search.lists[name].filter((other) => other !== id) } },
      });
  if (search.required_jlpt_gteq)
    chips.push({
      key: 'jlpt',
      label: t('filter.myLevel', { level: search.required_jlpt_gteq }),
      without: { required_jlpt_gteq: null },
    });
  if (search.is_available_from_overseas_eq)
    chips.push({
      key: 'overseas',
      label: t('badge.overseas'),
      without: { is_available_from_overseas_eq: false },
    });
  if (chips.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('filter.active')}
      sx={{ listStyle: 'none', p: 0, m: 0, mb: 2, display: 'flex', gap: 1, flexWrap: 'wrap' }}
    >
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <Chip
            label={label}
            onDelete={() => onChange(without)}
            onClick={() => onChange(without)}
            aria-label={t('filter.remove', { label })}
            sx={{ bgcolor: 'secondary.light', color: 'secondary.dark' }}
          />
        </li>
      ))}
    </Box>
  );
}
