import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { useLocale } from 'react-admin';
import { SearchChoice } from '../../components/form/SearchChoice.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import type { FilterDefinition } from '../../components/list/list-types.ts';
import { usePick, useSay } from '../../i18n/use-words.ts';
import { formatTime } from '../../lib/dates.ts';
import { useMasterItems, type MasterSetName } from '../../lib/use-master-data.ts';
import { useMember } from '../../session/member.ts';
import type { CompanyRow } from './company.ts';

function MasterFilter(props: {
  set: MasterSetName;
  label: string;
  value: unknown;
  change: (value: unknown) => void;
}) {
  const { items, isPending } = useMasterItems(props.set);
  const chosen = items.filter(({ id }) => id === props.value);
  return (
    <SearchChoice
      label={props.label}
      choices={items}
      chosen={chosen}
      isPending={isPending}
      onChoose={([id]) => props.change(id)}
    />
  );
}

const masterFilter = (name: string, set: MasterSetName, label: string): FilterDefinition => ({
  kind: 'custom',
  name,
  label,
  render: (value, change) => <MasterFilter set={set} label={label} value={value} change={change} />,
});

/** Every company, the last changed first. */
export default function CompaniesPage() {
  const say = useSay();
  const pick = usePick();
  const locale = useLocale();
  const { role } = useMember();
  const nameOf = (row: CompanyRow) => pick(row.official_name) || say('companies.untitled', { id: row.id });
  const names = (items: { name: Record<string, string> }[]) =>
    items.map(({ name }) => pick(name)).join(', ') || '—';
  return (
    <ResourceList<CompanyRow>
      resource="companies"
      title={say('companies.title')}
      hint={say('companies.hint')}
      nameOf={nameOf}
      linkTo={(row) => `/companies/${row.id}`}
      sort={{ field: 'updated_at', order: 'DESC' }}
      searchLabel={say('companies.search')}
      filters={[
        {
          kind: 'flag',
          name: 'has_released_recruitments',
          label: say('companies.has_released'),
          labels: { yes: say('companies.with_released'), no: say('companies.without_released') },
        },
        masterFilter('prefecture_id', 'prefectures', say('companies.prefecture_id')),
        masterFilter('industry_sector_id', 'industry_sectors', say('companies.industry_sector_id')),
        masterFilter('company_channel_id', 'company_channels', say('companies.company_channel_id')),
        {
          kind: 'flag',
          name: 'is_interested_in_internship',
          label: say('companies.internship'),
        },
      ]}
      createLabel={role === 'manager' ? say('companies.new') : undefined}
      hasExport
      empty={{ title: say('companies.empty'), hint: say('companies.empty_hint') }}
      columns={[
        {
          id: 'official_name',
          label: say('companies.official_name'),
          sort: 'official_name',
          render: (row) => (
            <Stack direction="row" spacing={1} component="span" sx={{ alignItems: 'center' }}>
              <Avatar
                component="span"
                variant="rounded"
                src={row.logo_url ?? undefined}
                alt=""
                sx={{ width: 28, height: 28, bgcolor: 'background.default', color: 'text.secondary' }}
              >
                {nameOf(row)
                  .replace(/^株式会社/u, '')
                  .slice(0, 1)}
              </Avatar>
              <span>{nameOf(row)}</span>
            </Stack>
          ),
        },
        {
          id: 'jobs',
          label: say('companies.jobs'),
          render: (row) => `${row.released_recruitments_count} / ${row.recruitments_count}`,
        },
        { id: 'prefectures', label: say('companies.prefecture_id'), render: (row) => names(row.prefectures) },
        {
          id: 'industries',
          label: say('companies.industry_sector_ids'),
          render: (row) => names(row.industry_sectors),
        },
        {
          id: 'channel',
          label: say('companies.company_channel_id'),
          render: (row) => pick(row.company_channel?.name) || '—',
          isOptional: true,
        },
        {
          id: 'contract_num',
          label: say('companies.contract_num'),
          render: (row) => row.contract_num ?? '—',
          isOptional: true,
        },
        {
          id: 'internship',
          label: say('companies.internship'),
          render: (row) => say(row.is_interested_in_internship ? 'form.yes' : 'form.no'),
          isOptional: true,
        },
        {
          id: 'updated_at',
          label: say('companies.updated_at'),
          render: (row) => formatTime(row.updated_at, locale),
          sort: 'updated_at',
        },
      ]}
    />
  );
}
