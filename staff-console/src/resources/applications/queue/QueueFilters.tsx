import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useListContext } from 'ra-core';
import { APPLICATION_STATES } from '../../../../../domain/application-state.ts';
import { SearchField } from '../../../components/SearchField.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import type { ApplicationFilter } from '../types.ts';

const PARTIES = ['staff', 'student', 'company'] as const satisfies ApplicationFilter['waiting_for'][];

/** Narrows the queue; what is chosen stands in the address. */
export function QueueFilters() {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const filter = filterValues as ApplicationFilter;
  const change = (changed: Partial<Record<keyof ApplicationFilter, unknown>>) =>
    setFilters(
      Object.fromEntries(
        Object.entries({ ...filter, ...changed }).filter(([, value]) => value !== undefined && value !== ''),
      ),
      undefined,
      false,
    );
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'auto auto auto', md: 'none' },
        gridAutoFlow: { md: 'column' },
        justifyContent: { sm: 'start' },
        gap: 1.5,
        alignItems: 'center',
        mb: 2,
        '& > :first-of-type': { gridColumn: { xs: '1 / -1', md: 'auto' }, minWidth: { md: 320 } },
        '& > :last-child': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      <SearchField
        label={t('queue.search')}
        clearLabel={t('queue.clear_search')}
        value={filter.q ?? ''}
        onSearch={(q) => change({ q })}
      />
      <TextField
        select
        label={t('queue.waiting_for')}
        value={filter.waiting_for ?? ''}
        onChange={(event) => change({ waiting_for: event.target.value })}
        sx={{ minWidth: { sm: 150 } }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('queue.anybody')}</MenuItem>
        {PARTIES.map((party) => (
          <MenuItem key={party} value={party}>
            {t(`waiting_for.${party}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label={t('queue.state')}
        value={filter.state ?? ''}
        onChange={(event) => change({ state: event.target.value })}
        sx={{ minWidth: { sm: 160 } }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{t('queue.every_state')}</MenuItem>
        {APPLICATION_STATES.map((state) => (
          <MenuItem key={state} value={state}>
            {t(`state.${state}`)}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={
          <Switch
            color="secondary"
            checked={filter.is_open === true}
            onChange={(event) => change({ is_open: event.target.checked ? true : undefined })}
          />
        }
        label={t('queue.only_open')}
      />
    </Box>
  );
}
