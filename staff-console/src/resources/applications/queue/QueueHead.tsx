import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'ra-core';
import { APPLICATION_STATES } from '../../../../../domain/application-state.ts';
import { itemAt } from '../../../../../domain/required.ts';
import { PageLink } from '../../../components/PageLink.tsx';
import { SearchField } from '../../../components/SearchField.tsx';
import { OnOff, Select } from '../../../components/choices.tsx';
import { listPath } from '../../../components/list/list-path.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useApi } from '../../../providers/api-context.ts';
import { useMember } from '../../../session/member.ts';
import type { ApplicationFilter } from '../application.ts';

const MINE: ApplicationFilter = { scope: 'mine', is_open: true };

/** How much lies on one's own desk; each number leads to the rows behind it. */
export function LoadStrip() {
  const t = useTranslate();
  const api = useApi();
  const { hf_member_id } = useMember();
  const { data } = useQuery({
    queryKey: ['mentor-loads'],
    queryFn: () => api.query('hf_member__get_mentor_loads', {}),
  });
  const load = data?.mentor_loads.find((one) => one.hf_member_id === hf_member_id);
  if (!load || load.open === 0) return null;
  const parts = [
    ['to_correct', load.to_correct, { ...MINE, waiting_for: 'staff' }],
    ['overdue', load.overdue, { ...MINE, waiting_for: 'staff' }],
    ['due_soon', load.due_soon, { ...MINE, waiting_for: 'staff' }],
    ['open', load.open, MINE],
  ] as const;
  return (
    <Box
      component="section"
      aria-label={t('correcting.load.title')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}
    >
      {parts.map(([name, count, filter]) => (
        <PageLink
          key={name}

          to={listPath('applications', filter)}
          underline="none"
          color="inherit"
          sx={{
            flex: { xs: '1 1 40%', sm: '0 1 160px' },
            px: 2,
            py: 1,
            border: 1,
            borderColor: name === 'overdue' && count > 0 ? 'error.dark' : 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
            '&:hover': { bgcolor: 'secondary.light' },
          }}
        >
          <Typography
            component="span"
            sx={{
              display: 'block',
              fontSize: '1.25rem',
              fontWeight: 700,
              lineHeight: 1.3,
              color: name === 'overdue' && count > 0 ? 'error.dark' : 'text.primary',
            }}
          >
            {count}
          </Typography>
          <Typography component="span" variant="caption" color="textSecondary">
            {t(`correcting.load.${name}`)}
          </Typography>
        </PageLink>
      ))}
    </Box>
  );
}

type Scope = 'mine' | 'unassigned' | 'all';

/** Mine, the ones nobody has, and, for those who may, all. */
export function ScopeTabs() {
  const t = useTranslate();
  const member = useMember();
  const { filterValues, setFilters } = useListContext();
  const scopes: Scope[] = member.sees_all_applications
    ? ['mine', 'unassigned', 'all']
    : ['mine', 'unassigned'];
  const scope: Scope = scopes.includes(filterValues['scope']) ? filterValues['scope'] : itemAt(scopes, -1);
  return (
    <Tabs
      value={scope}
      onChange={(_event, next: Scope) => setFilters({ ...filterValues, scope: next }, undefined, false)}
      aria-label={t('queue.scopes')}
      sx={{ mt: 1, mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {scopes.map((choice) => (
        <Tab key={choice} value={choice} label={t(`queue.${choice}`)} />
      ))}
    </Tabs>
  );
}

const SHOWN_EMPTY = { select: { displayEmpty: true }, inputLabel: { shrink: true } };
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
      <Select
        label={t('queue.waiting_for')}
        value={filter.waiting_for ?? ''}
        choices={[
          { value: '', label: t('queue.anybody') },
          ...PARTIES.map((value) => ({ value, label: t(`waiting_for.${value}`) })),
        ]}
        onChoose={(waiting_for) => change({ waiting_for })}
        sx={{ minWidth: { sm: 150 } }}
        slotProps={SHOWN_EMPTY}
      />
      <Select
        label={t('queue.state')}
        value={filter.state ?? ''}
        choices={[
          { value: '', label: t('queue.every_state') },
          ...APPLICATION_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
        ]}
        onChoose={(state) => change({ state })}
        sx={{ minWidth: { sm: 160 } }}
        slotProps={SHOWN_EMPTY}
      />
      <OnOff
        label={t('queue.only_open')}
        isOn={filter.is_open === true}
        onSwitch={(isOpen) => change({ is_open: isOpen || undefined })}
      />
    </Box>
  );
}
