import Box from '@mui/material/Box';
import { company } from '../../../../../domain/entities/company.ts';
import { LanguageMapInput } from '../../../components/form/LanguageMapInput.tsx';
import { MasterSelect } from '../../../components/form/MasterSelect.tsx';
import { NestedList } from '../../../components/form/NestedList.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useMasterItems, type MasterSetName } from '../../../lib/use-master-data.ts';

interface DescribedListProps {
  source: 'allowances' | 'housing_supports' | 'religious_considerations';
  /** The rows' column that names the master data. */
  column: 'allowance_type_id' | 'housing_support_type_id' | 'religious_consideration_id';
  set: MasterSetName;
}

/** Master data chosen one by one, each with words of the company's own. */
export function DescribedList({ source, column, set }: DescribedListProps) {
  const t = useTranslate();
  const { items } = useMasterItems(set);
  return (
    <NestedList
      source={source}
      of={company.fields[source]}
      label={t(`companies.${source}`)}
      rowTitle={(row, index) => items.find(({ id }) => id === row[column])?.name ?? String(index + 1)}
      renderRow={(at) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <MasterSelect source={at(column)} label={t(`companies.${column}`)} set={set} isRequired />
          <LanguageMapInput source={at('description')} label={t('companies.description')} kind="text" />
        </Box>
      )}
    />
  );
}
