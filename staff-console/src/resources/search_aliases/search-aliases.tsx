import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { searchAlias } from '../../../../domain/entities/search-alias.ts';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { describe } from '../../described/describe.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { EmptySearches } from './EmptySearches.tsx';
import { useFacts } from './facts.ts';
import { MeansInput, NamesInput, NearInput } from './inputs.tsx';
import { TrySearch } from './TrySearch.tsx';

function Means({ means }: Pick<StaffRow<'search_aliases'>, 'means'>) {
  const { t } = useWording();
  const { lineOf } = useFacts();
  return means.length === 0 ? t('search_aliases.only_words') : lineOf(means);
}

/** Words that staff have taught the search, with what was searched in vain beside them. */
export default describe('search_aliases', searchAlias, {
  words: 'search_aliases',
  createdBy: 'manager',
  // As the link beside a search that found nothing has it.
  defaults: (address) => {
    const name = address.get('name')?.trim();
    return name ? { names: [name] } : {};
  },
  nameOf: (row) => row.names[0] ?? `#${row.id}`,
  aside: ({ id, version, names }, { t }) => (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography component="h2" variant="h2" sx={{ mb: 1 }}>
        {t('search_aliases.now')}
      </Typography>
      <TrySearch key={`${id} ${version}`} start={names[0] ?? ''} />
    </Box>
  ),
  list: {
    sort: ['updated_at', 'DESC'],
    Lead: EmptySearches,
    columns: [
      { field: 'names', sort: true, render: ({ names }) => names.join(', ') },
      { field: 'means', isLong: true, render: (row) => <Means means={row.means} /> },
      { field: 'updated_at', sort: true, isOptional: true },
    ],
  },
  form: [
    {
      title: 'search_aliases.one',
      hint: 'search_aliases.one_hint',
      grid: false,
      fields: [{ render: NamesInput, fields: ['names'] }],
    },
    {
      title: 'search_aliases.is_meant',
      hint: 'search_aliases.is_meant_hint',
      grid: false,
      fields: [
        { render: MeansInput, fields: ['means'] },
        { render: NearInput, fields: ['near'] },
      ],
    },
  ],
});
