import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useGetList, useListContext } from 'ra-core';
import { APPLICATION_STATES } from '../../../../../domain/application-state.ts';
import { itemAt } from '../../../../../domain/required.ts';
import { PageLink } from '../../../components/PageLink.tsx';
import { SearchField } from '../../../components/SearchField.tsx';
import { OnOff, Select } from '../../../components/choices.tsx';
import { listPath } from '../../../components/list/list-path.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useWording } from '../../../i18n/use-wording.ts';
import { filterNow, filterWith } from '../../../lib/list-filter.ts';
import { useMember } from '../../../session/member.ts';
import type { ApplicationFilter, ApplicationRow } from '../application.ts';
import { numberFormat } from '../../../lib/intl-formats.ts';

const CARDS = {
  our_turn: { waiting_for: 'staff' },
  overdue: { is_overdue: true },
  due_soon: { is_due_soon: true },
  open: {},
} as const satisfies Record<string, ApplicationFilter>;
type CardName = keyof typeof CARDS;
const CARD_NAMES = Object.keys(CARDS) as CardName[];

interface CountCardProps {
  name: CardName;
  /** What the card counts, and what the list shows once it is pressed. */
  filter: ApplicationFilter;
  isShown: boolean;
}

/** The number is the total of the very list that the card opens. */
function CountCard({ name, filter, isShown }: CountCardProps) {
  const { t, locale } = useWording();
  const { total, meta } = useGetList<ApplicationRow>('applications', {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  });
  const count = total === undefined ? '–' : numberFormat(locale).format(total);
  const isPressing = name === 'overdue' && Boolean(total);
  return (
    <PageLink
      to={listPath('applications', filter)}
      underline="none"
      color="inherit"
      data-card={name}
      aria-current={isShown ? 'true' : undefined}
      sx={{
        flex: { xs: '1 1 40%', sm: '0 1 160px' },
        px: 2,
        py: 0.75,
        border: 1,
        borderColor: isPressing ? 'error.dark' : 'divider',
        borderRadius: 1,
        bgcolor: isShown ? 'secondary.light' : 'background.paper',
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
          color: isPressing ? 'error.dark' : 'text.primary',
        }}
      >
        {meta?.['is_capped'] ? t('board.count_capped', { count }) : count}
      </Typography>
      <Typography component="span" variant="caption" color="textSecondary">
        {name === 'our_turn' ? t('waiting_for.staff') : t(`correcting.load.${name}`)}
      </Typography>
    </PageLink>
  );
}

const inOrder = (filter: object) => JSON.stringify(Object.entries(filter).toSorted());

/** How much there is to do among the applications of the chosen tab; each number leads to the rows it counts. */
export function CountCards() {
  const t = useTranslate();
  const { filterValues } = useListContext();
  const { scope } = filterValues as ApplicationFilter;
  return (
    <Box
      component="section"
      aria-label={t('queue.counts')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}
    >
      {CARD_NAMES.map((name) => {
        const filter: ApplicationFilter = { ...(scope && { scope }), is_open: true, ...CARDS[name] };
        return (
          <CountCard
            key={name}
            name={name}
            filter={filter}
            isShown={inOrder(filter) === inOrder(filterValues)}
          />
        );
      })}
    </Box>
  );
}

/** Changes some of the filters; the others stay as the address has them, though they may not be shown yet. */
function useFilterChange() {
  const { filterValues, setFilters } = useListContext();
  return (changed: Partial<Record<keyof ApplicationFilter, unknown>>) =>
    setFilters(filterWith(filterNow() ?? filterValues, changed), undefined, false);
}

type Scope = 'mine' | 'unassigned' | 'all';

/** Mine, the ones nobody has, and, for those who may, all. */
export function ScopeTabs() {
  const t = useTranslate();
  const member = useMember();
  const { filterValues } = useListContext();
  const change = useFilterChange();
  const scopes: Scope[] = member.sees_all_applications
    ? ['mine', 'unassigned', 'all']
    : ['mine', 'unassigned'];
  const scope: Scope = scopes.includes(filterValues['scope']) ? filterValues['scope'] : itemAt(scopes, -1);
  return (
    <Tabs
      value={scope}
      onChange={(_event, next: Scope) => change({ scope: next })}
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
  const { filterValues } = useListContext();
  const filter = filterValues as ApplicationFilter;
  const change = useFilterChange();
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
      {(['is_overdue', 'is_due_soon'] as const).map(
        (name) =>
          filter[name] && (
            <Chip
              key={name}
              label={t(name === 'is_overdue' ? 'queue.overdue' : 'correcting.load.due_soon')}
              onDelete={() => change({ [name]: undefined })}
            />
          ),
      )}
      <OnOff
        label={t('queue.only_open')}
        isOn={filter.is_open === true}
        onSwitch={(isOpen) => change({ is_open: isOpen || undefined })}
      />
    </Box>
  );
}
