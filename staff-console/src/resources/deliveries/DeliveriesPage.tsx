import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { ListBase, useListContext } from 'react-admin';
import type { StaffFilter, StaffRow } from '../../../../server/staff/contract.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ListPager } from '../../components/ListPager.tsx';
import { LoadProblem } from '../../components/LoadProblem.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { useSay } from '../../i18n/use-words.ts';
import { PageLoading } from '../../layout/PageLoading.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { DeliveryRows } from './DeliveryRows.tsx';

type Filter = StaffFilter<'deliveries'>;
const STATES = [
  'pending',
  'sending',
  'sent',
  'kept',
  'failed',
  'held',
  'cancelled',
] as const satisfies Filter['state'][];

function useFilter() {
  const { filterValues, setFilters } = useListContext();
  const filter = filterValues as Filter;
  return {
    filter,
    change: (changed: { [K in keyof Filter]?: unknown }) =>
      setFilters(
        Object.fromEntries(
          Object.entries({ ...filter, ...changed }).filter(
            ([, value]) => value !== undefined && value !== '',
          ),
        ),
        undefined,
        false,
      ),
  };
}

function Filters() {
  const say = useSay();
  const { filter, change } = useFilter();
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ my: 2, maxWidth: 720 }}>
      <SearchField
        label={say('deliveries.search')}
        clearLabel={say('deliveries.clear_search')}
        value={filter.q ?? ''}
        onSearch={(q) => change({ q })}
      />
      <TextField
        select
        label={say('deliveries.state')}
        value={filter.state ?? ''}
        onChange={(event) => change({ state: event.target.value })}
        sx={{ maxWidth: { sm: 240 } }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{say('deliveries.every_state')}</MenuItem>
        {STATES.map((state) => (
          <MenuItem key={state} value={state}>
            {say(`deliveries.states.${state}`)}
          </MenuItem>
        ))}
      </TextField>
      {filter.application_id !== undefined && (
        <Chip
          label={say('deliveries.only_application', { id: Number(filter.application_id) })}
          onDelete={() => change({ application_id: undefined })}
          sx={{ alignSelf: 'center' }}
        />
      )}
    </Stack>
  );
}

function Rows() {
  const say = useSay();
  const { data, error, isPending, refetch } = useListContext<StaffRow<'deliveries'>>();
  const { filter, change } = useFilter();
  if (error) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (isPending) return <PageLoading />;
  if (data.length > 0)
    return (
      <>
        <DeliveryRows rows={data} />
        <ListPager />
      </>
    );
  if (Object.keys(filter).length === 0)
    return <EmptyState title={say('deliveries.empty')} hint={say('deliveries.empty_hint')} />;
  return (
    <EmptyState
      title={say('deliveries.no_match')}
      action={
        <Button
          variant="contained"
          onClick={() => change({ q: undefined, state: undefined, application_id: undefined })}
        >
          {say('deliveries.clear_filters')}
        </Button>
      }
    />
  );
}

/** Every mail, the newest first. */
export default function DeliveriesPage() {
  const say = useSay();
  usePageTitle(say('deliveries.title'));
  return (
    <ListBase resource="deliveries" perPage={25} sort={{ field: 'id', order: 'DESC' }} storeKey={false}>
      <Box sx={{ maxWidth: 1200, mx: 'auto' }}>
        <Typography component="h1" variant="h1">
          {say('deliveries.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {say('deliveries.hint')}
        </Typography>
        <Filters />
        <Rows />
      </Box>
    </ListBase>
  );
}
