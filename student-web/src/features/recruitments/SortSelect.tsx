import TextField from '@mui/material/TextField';
import { useTranslation } from '../../i18n/use-translation.tsx';
import type { Sort } from './search-address.ts';

interface Props {
  sorts: readonly Sort[];
  sort: Sort;
  /** Whether jobs of equal relevance come in the order of their fit. */
  isByFit: boolean;
  onChange(sort: Sort): void;
}

export function SortSelect({ sorts, sort, isByFit, onChange }: Props) {
  const { t } = useTranslation('job_search');
  return (
    <TextField
      select
      size="small"
      label={t('sort.label')}
      value={sort}
      onChange={(event) => onChange(event.target.value as Sort)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': t('sort.label') } }}
      sx={{ width: 'auto', minWidth: { xs: 110, sm: 150 } }}
    >
      {sorts.map((name) => (
        <option key={name} value={name}>
          {name === 'relevance' && isByFit ? t('sort.relevanceAndFit') : t(`sort.${name}`)}
        </option>
      ))}
    </TextField>
  );
}
