import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { useLocale } from 'react-admin';
import { SearchChoice } from '../../components/form/SearchChoice.tsx';
import { ResourceList } from '../../components/list/ResourceList.tsx';
import type { FilterDefinition } from '../../components/list/list-types.ts';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import { formatTime } from '../../lib/short-dates.ts';
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
  const t = useTranslate();
  const pick = usePick();
  const locale = useLocale();
  const { role } = useMember();
  const nameOf = (row: CompanyRow) => pick(row.official_name) || t('companies.untitled', { id: row.id });
  const names = (items: { name: Record<string, string> }[]) =>
    items.map(({ name }) => pick(name)).join(', ') || '—';
  return (
    <ResourceList<CompanyRow>
      resource="companies"
      title={t('companies.title')}
      hint={t('companies.hint')}
      nameOf={nameOf}
      linkTo={(row) => `/companies/${row.id}`}
      sort={{ field: 'updated_at', order: 'DESC' }}
      searchLabel={t('companies.search')}
      filters={[
        {
          kind: 'flag',
          name: 'has_released_recruitments',
          label: t('companies.has_released'),
          labels: { yes: t('companies.with_released'), no: t('companies.without_released') },
        },
        masterFilter('prefecture_id', 'prefectures', t('companies.prefecture_id')),
        masterFilter('industry_sector_id', 'industry_sectors', t('companies.industry_sector_id')),
        masterFilter('company_channel_id', 'company_channels', t('companies.company_channel_id')),
        {
          kind: 'flag',
          name: 'is_interested_in_internship',
          label: t('companies.internship'),
        },
      ]}
      createLabel={role === 'manager' ? t('companies.new') : undefined}
      hasExport
      empty={{ title: t('companies.empty'), hint: t('companies.empty_hint') }}
      columns={[
        {
          id: 'official_name',
          label: t('companies.official_name'),
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
          label: t('companies.jobs'),
          render: (row) => `${row.released_recruitments_count} / ${row.recruitments_count}`,
        },
        { id: 'prefectures', label: t('companies.prefecture_id'), render: (row) => names(row.prefectures) },
        {
          id: 'industries',
          label: t('companies.industry_sector_ids'),
          render: (row) => names(row.industry_sectors),
        },
        {
          id: 'channel',
          label: t('companies.company_channel_id'),
          render: (row) => pick(row.company_channel?.name) || '—',
          isOptional: true,
        },
        {
          id: 'contract_num',
          label: t('companies.contract_num'),
          render: (row) => row.contract_num ?? '—',
          isOptional: true,
        },
        {
          id: 'internship',
          label: t('companies.internship'),
          render: (row) => t(row.is_interested_in_internship ? 'form.yes' : 'form.no'),
          isOptional: true,
        },
        {
          id: 'updated_at',
          label: t('companies.updated_at'),
          render: (row) => formatTime(row.updated_at, locale),
          sort: 'updated_at',
        },
      ]}
    />
  );
}
