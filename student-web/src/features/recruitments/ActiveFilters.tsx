import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { useScreenLanguage } from '../../lib/page-language.ts';
import { filterChips } from './filter-chips.ts';
import type { FilterProps } from './Filters.tsx';

interface Parts {
  /** What the keyword was cut into, as search_recruitments tells it. */
  parts?: readonly { words: string; full_text_search_query: string }[] | undefined;
  /** Whether a filter stands pressed among the presets already, by the key of its chip. */
  isElsewhere?(key: string): boolean;
}

/** What narrows the search now; each can be taken away by itself. */
export function ActiveFilters({
  search,
  master,
  parts = [],
  isElsewhere = () => false,
  onChange,
}: FilterProps & Parts) {
  const { t } = useTranslation(['job_search', 'job_cards']);
  const language = useScreenLanguage();
  const own = filterChips(search, master, t, language).filter(({ key }) => !isElsewhere(key));
  // The parts of a keyword stand for it, so that each can be taken off.
  const chips =
    parts.length === 0
      ? own
      : [
          ...parts.map(({ words, full_text_search_query: keyword }) => ({
            key: `part ${words}`,
            label: t('quoted', { text: words }),
            without: { keyword },
          })),
          ...own.filter(({ key }) => key !== 'keyword'),
        ];
  if (chips.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('filter.active')}
      sx={{ listStyle: 'none', p: 0, m: 0, mb: { xs: 1, sm: 2 }, display: 'flex', gap: 1, flexWrap: 'wrap' }}
    >
      {chips.map(({ key, label, without }) => (
        <Box component="li" key={key} sx={{ maxWidth: '100%' }}>
          <Chip
            label={label}
            onDelete={() => onChange(without)}
            onClick={() => onChange(without)}
            aria-label={t('filter.remove', { label })}
            sx={{ bgcolor: 'secondary.light', color: 'secondary.dark', maxWidth: '100%' }}
          />
        </Box>
      ))}
    </Box>
  );
}
