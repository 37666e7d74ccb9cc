import { COUNTRY_ID_JAPAN } from '../../../../domain/constants.ts';
import { flag, integer, json, line, ref, timestamp } from '../../../../domain/entities/fields.ts';
import { describe } from '../../described/describe.ts';
import type { OwnInputProps } from '../../described/form-types.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { BackToTables } from './ListLead.tsx';
import { LinesInput } from './LinesInput.tsx';
import { UsedBy } from './UsedBy.tsx';

const university = {
  fields: {
    local_name: line(),
    english_name: line(),
    country_id: ref('countries'),
    prefecture_id: ref('prefectures', { nullable: true }),
    university_control_type_id: ref('university_control_types', { nullable: true }),
    current_university_id: integer({ nullable: true }),
    ranking: integer({ nullable: true, min: 1 }),
    other_names: json<string[]>()({ default: [] }),
    department_names: json<string[]>()({ default: [] }),
    code: line({ nullable: true }),
    is_created_by_user: flag(),
    updated_at: timestamp(),
  },
} as const;

function OtherNames({ at }: OwnInputProps) {
  const t = useTranslate();
  return <LinesInput source={at('other_names')} label={t('master_data.universities.other_names')} />;
}

function Departments({ at }: OwnInputProps) {
  const t = useTranslate();
  return (
    <LinesInput source={at('department_names')} label={t('master_data.universities.department_names')} />
  );
}

/** Universities by name; those that students added can be found apart. */
export default describe('universities', university, {
  words: 'master_data.universities',
  createdBy: 'manager',
  // Most that are missing are of Japan.
  defaults: { country_id: COUNTRY_ID_JAPAN },
  nameOf: (row) => row.local_name,
  aside: (record) => <UsedBy table="universities" record={record} />,
  list: {
    sort: ['local_name', 'ASC'],
    hasExport: true,
    Lead: BackToTables,
    filters: [
      'country_id',
      'prefecture_id',
      'university_control_type_id',
      'is_created_by_user',
      { name: 'lacks_name', kind: 'switch' },
    ],
    columns: [
      { field: 'local_name', sort: true, isLong: true },
      { field: 'english_name', sort: true, isLong: true },
      'country_id',
      { field: 'prefecture_id', isOptional: true },
      { field: 'university_control_type_id', isOptional: true },
      { field: 'is_created_by_user', isOptional: true },
      { field: 'code', isOptional: true },
      { field: 'updated_at', sort: true, isOptional: true },
    ],
  },
  form: [
    {
      title: 'master_data.universities.names',
      hint: 'master_data.universities.names_hint',
      grid: 300,
      fields: ['local_name', 'english_name', { render: OtherNames, fields: ['other_names'] }],
    },
    {
      title: 'master_data.universities.place',
      grid: 260,
      fields: [
        'country_id',
        'prefecture_id',
        'university_control_type_id',
        'current_university_id',
        'ranking',
        { render: Departments, fields: ['department_names'] },
      ],
    },
  ],
});
