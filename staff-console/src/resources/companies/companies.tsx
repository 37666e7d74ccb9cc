import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import { company } from '../../../../domain/entities/company.ts';
import { describe } from '../../described/describe.ts';
import type { Wording } from '../../i18n/use-wording.ts';
import type { CompanyRow } from './company.ts';
import { COMPANY_TABS } from './company-form.ts';
import { CompanyFacts, CompanyLinks } from './CompanyHead.tsx';
import { CompanyHistory } from './CompanyHistory.tsx';

const nameOf = (row: Pick<CompanyRow, 'id' | 'official_name'>, { t, pick }: Wording) =>
  pick(row.official_name) || t('companies.untitled', { id: row.id });

const names = (items: { name: Record<string, string> }[], { pick }: Wording) =>
  items.map(({ name }) => pick(name)).join(', ') || '—';

function Name({ logo, name }: { logo: string | null; name: string }) {
  return (
    <Stack direction="row" spacing={1} component="span" sx={{ alignItems: 'center' }}>
      <Avatar
        component="span"
        variant="rounded"
        src={logo ?? undefined}
        alt=""
        sx={{ width: 28, height: 28, bgcolor: 'background.default', color: 'text.secondary' }}
      >
        {name.replace(/^株式会社/u, '').slice(0, 1)}
      </Avatar>
      <span>{name}</span>
    </Stack>
  );
}

/** Companies, the last changed first. Students see one with its first released job. */
export default describe('companies', company, {
  words: 'companies',
  createdBy: 'manager',
  nameOf,
  facts: (record) => <CompanyFacts company={record} />,
  actions: (record) => <CompanyLinks company={record} />,
  aside: (record) => <CompanyHistory key={record.version} id={record.id} />,
  list: {
    sort: ['updated_at', 'DESC'],
    hasExport: true,
    filters: [
      {
        name: 'has_released_recruitments',
        label: 'companies.has_released',
        kind: 'flag',
        labels: { yes: 'companies.with_released', no: 'companies.without_released' },
      },
      { name: 'prefecture_id', kind: 'master', set: 'prefectures' },
      { name: 'industry_sector_id', kind: 'master', set: 'industry_sectors' },
      'company_channel_id',
      { name: 'is_interested_in_internship', label: 'companies.internship' },
    ],
    columns: [
      {
        field: 'official_name',
        sort: true,
        render: (row, wording) => <Name logo={row.logo_url} name={nameOf(row, wording)} />,
      },
      {
        id: 'jobs',
        label: 'companies.jobs',
        render: (row) => `${row.released_recruitments_count} / ${row.recruitments_count}`,
      },
      {
        field: 'prefectures',
        label: 'companies.prefecture_id',
        render: (row, wording) => names(row.prefectures, wording),
      },
      {
        id: 'industries',
        label: 'companies.industry_sector_ids',
        render: (row, wording) => names(row.industry_sectors, wording),
      },
      {
        id: 'channel',
        label: 'companies.company_channel_id',
        isOptional: true,
        render: (row, { pick }) => pick(row.company_channel?.name) || '—',
      },
      { field: 'contract_num', isOptional: true },
      {
        field: 'is_interested_in_internship',
        id: 'internship',
        label: 'companies.internship',
        isOptional: true,
      },
      { field: 'updated_at', sort: true },
    ],
  },
  tabs: COMPANY_TABS,
});
