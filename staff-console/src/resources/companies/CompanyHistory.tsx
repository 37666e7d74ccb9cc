import Box from '@mui/material/Box';
import { History } from '../../components/History.tsx';
import companies from '../../i18n/en/companies.json' with { type: 'json' };
import { useTranslate } from '../../i18n/use-translate.ts';
import { useMasterNames, type MasterSetName } from '../../lib/use-master-data.ts';

/** Which master data a column names. */
const SETS = {
  prefecture_id: 'prefectures',
  country_id: 'countries',
  company_channel_id: 'company_channels',
  industry_sector_id: 'industry_sectors',
  allowance_type_id: 'allowances',
  insurance_type_id: 'insurances',
  housing_support_type_id: 'housing_supports',
  company_culture_id: 'company_cultures',
  religious_consideration_id: 'religious_considerations',
  transport_means_id: 'transport_means',
  company_country_relation_type_id: 'company_country_relation_types',
} as const satisfies Record<string, MasterSetName>;

type Table = keyof typeof companies.tables;
type Field = Exclude<keyof typeof companies, 'tables' | 'tabs'>;
const isTable = (table: string): table is Table => Object.hasOwn(companies.tables, table);
const isField = (field: string): field is Field =>
  typeof (companies as Record<string, unknown>)[field] === 'string';
const isMaster = (field: string): field is keyof typeof SETS => Object.hasOwn(SETS, field);

/** Who changed the company and what hangs on it, in the words of its form. */
export function CompanyHistory({ id }: { id: number }) {
  const t = useTranslate();
  const nameOf = useMasterNames(...Object.values(SETS));
  return (
    <Box sx={{ mt: 3 }}>
      <History
        table="companies"
        id={id}
        tableName={(table) => (isTable(table) ? t(`companies.tables.${table}`) : table)}
        fieldName={(field) => (isField(field) ? t(`companies.${field}`) : field)}
        valueName={(field, value) =>
          isMaster(field) && typeof value === 'number' ? nameOf(SETS[field], value) : null
        }
      />
    </Box>
  );
}
