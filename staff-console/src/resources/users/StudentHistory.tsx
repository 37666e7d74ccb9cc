import Box from '@mui/material/Box';
import { History } from '../../components/History.tsx';
import students from '../../i18n/en/students.json' with { type: 'json' };
import { useTranslate } from '../../i18n/use-translate.ts';
import { useMasterNames, type MasterSetName } from '../../lib/use-master-data.ts';

/** Which master data a column names. */
const SETS = {
  home_country_id: 'countries',
  living_country_id: 'countries',
  living_prefecture_id: 'prefectures',
} as const satisfies Record<string, MasterSetName>;

type Field = keyof typeof students.columns;
type Table = keyof typeof students.tables;
const isField = (name: string): name is Field => Object.hasOwn(students.columns, name);
const isTable = (name: string): name is Table => Object.hasOwn(students.tables, name);
const isMaster = (name: string): name is keyof typeof SETS => Object.hasOwn(SETS, name);
const isStatus = (value: unknown): value is keyof typeof students.statuses =>
  typeof value === 'string' && Object.hasOwn(students.statuses, value);

/** Who of the staff changed the student's record, its notes and its place in the queue. */
export function StudentHistory({ id }: { id: number }) {
  const t = useTranslate();
  const nameOf = useMasterNames('countries', 'prefectures');
  return (
    <Box sx={{ mt: 2 }}>
      <History
        table="users"
        id={id}
        tableName={(table) => (isTable(table) ? t(`students.tables.${table}`) : table)}
        fieldName={(field) => (isField(field) ? t(`students.columns.${field}`) : field)}
        valueName={(field, value) => {
          if (isMaster(field) && typeof value === 'number') return nameOf(SETS[field], value);
          return field === 'status' && isStatus(value) ? t(`students.statuses.${value}`) : null;
        }}
      />
    </Box>
  );
}
