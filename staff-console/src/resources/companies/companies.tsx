import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useRefresh } from 'ra-core';
import { company as entity } from '../../../../domain/entities/company.ts';
import type { StaffRecord, StaffRow } from '../../../../server/client/resources.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Hint } from '../../components/Hint.tsx';
import { History } from '../../components/History.tsx';
import { OutsideLink } from '../../components/OutsideLink.tsx';
import { Row } from '../../components/Row.tsx';
import { UndeliverableAddress } from '../../components/UndeliverableAddress.tsx';
import { listPath } from '../../components/list/list-path.ts';
import { describe } from '../../described/describe.ts';
import { masterSetsOf } from '../../described/references.ts';
import texts from '../../i18n/en/companies.json' with { type: 'json' };
import { useTranslate } from '../../i18n/use-translate.ts';
import { useWording, type Wording } from '../../i18n/use-wording.ts';
import { useMasterNames } from '../../lib/use-master-data.ts';
import { COMPANY_TABS } from './company-form.ts';

type CompanyRow = StaffRow<'companies'>;
type Company = StaffRecord<'companies'>;

/** Addresses among its contacts that do not exist. */
function Undeliverable({ company }: { company: Company }) {
  const { t, time } = useWording();
  const refresh = useRefresh();
  return company.undeliverable_addresses.map((address) => (
    <UndeliverableAddress key={address.id} address={address} canLift={company.can.edit} onLifted={refresh}>
      {t('bounces.address', { email: address.email, time: time(address.marked_at) })}{' '}
      {t('bounces.address_company')}
    </UndeliverableAddress>
  ));
}

/** Whether students see it, and when it was changed. */
function CompanyFacts({ company }: { company: Company }) {
  const { t, time } = useWording();
  const open = company.released_recruitments_count;
  return (
    <>
      <Row spacing={1.5}>
        <Chip
          size="small"
          color={open > 0 ? 'success' : 'default'}
          variant={open > 0 ? 'filled' : 'outlined'}
          label={open > 0 ? t('companies.is_public', { smart_count: open }) : t('companies.is_not_public')}
        />
        <Hint>
          {t('companies.updated_at')}: {time(company.updated_at)}
        </Hint>
      </Row>
      <Undeliverable company={company} />
    </>
  );
}

/** The ways to its jobs, its applications, and what students see. */
function CompanyLinks({ company }: { company: Company }) {
  const {
    t,
    member: { role },
  } = useWording();
  return (
    <>
      <ButtonLink variant="outlined" to={listPath('recruitments', { company_id: company.id })}>
        {t('companies.recruitments', { count: company.recruitments_count })}
      </ButtonLink>
      {role === 'manager' && (
        <ButtonLink variant="outlined" to={`/recruitments/create?company_id=${company.id}`}>
          {t('recruitments.new')}
        </ButtonLink>
      )}
      <ButtonLink
        variant="outlined"
        to={listPath('applications', { scope: 'all', q: company.official_name['ja'] ?? '' })}
      >
        {t('companies.applications')}
      </ButtonLink>
      {company.released_recruitments_count > 0 && (
        <OutsideLink href={`/recruitments/${company.shown_by_recruitment_id}#company`}>
          {t('companies.as_student')}
        </OutsideLink>
      )}
    </>
  );
}

const SETS = masterSetsOf(entity.fields);

type Table = keyof typeof texts.tables;
type Field = Exclude<keyof typeof texts, 'tables' | 'tabs'>;
const isTable = (table: string): table is Table => Object.hasOwn(texts.tables, table);
const isField = (field: string): field is Field =>
  typeof (texts as Record<string, unknown>)[field] === 'string';

/** Who changed the company and what hangs on it, in the words of its form. */
function CompanyHistory({ id }: { id: number }) {
  const t = useTranslate();
  const nameOf = useMasterNames(...new Set(Object.values(SETS)));
  return (
    <Box sx={{ mt: 3 }}>
      <History
        table="companies"
        id={id}
        tableName={(table) => (isTable(table) ? t(`companies.tables.${table}`) : table)}
        fieldName={(field) => (isField(field) ? t(`companies.${field}`) : field)}
        valueName={(field, value) =>
          SETS[field] && typeof value === 'number' ? nameOf(SETS[field], value) : null
        }
      />
    </Box>
  );
}

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
export default describe('companies', entity, {
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
