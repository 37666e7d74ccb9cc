import Box from '@mui/material/Box';
import { company } from '../../../../domain/entities/company.ts';
import { History } from '../../components/History.tsx';
import { masterSetsOf } from '../../described/references.ts';
import companies from '../../i18n/en/companies.json' with { type: 'json' };
import { useTranslate } from '../../i18n/use-translate.ts';
import { useMasterNames } from '../../lib/use-master-data.ts';

const SETS = masterSetsOf(company.fields);

type Table = keyof typeof companies.tables;
type Field = Exclude<keyof typeof companies, 'tables' | 'tabs'>;
const isTable = (table: string): table is Table => Object.hasOwn(companies.tables, table);
const isField = (field: string): field is Field =>
  typeof (companies as Record<string, unknown>)[field] === 'string';

/** Who changed the company and what hangs on it, in the words of its form. */
export function CompanyHistory({ id }: { id: number }) {
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
