import type { ReactNode } from 'react';
import { languageMap, timestamp } from '../../../../domain/entities/fields.ts';
import {
  FIXED_MASTER_FIELDS,
  masterTable as tableOf,
  NAME_LANGUAGES_REQUIRED,
  type MasterTableName,
} from '../../../../domain/master-data.ts';
import type { StaffRecord, StaffRow } from '../../../../server/client/resources.ts';
import { Hint } from '../../components/Hint.tsx';
import type { Described } from '../../described/describe.ts';
import type { AnyColumn } from '../../described/list-types.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import type { Wording } from '../../i18n/use-wording.ts';
import { ListLead } from './ListLead.tsx';
import { NamesInput } from './NamesInput.tsx';
import { UsedBy } from './UsedBy.tsx';

// All tables of names answer alike.
type Row = StaffRow<'job_categories'>;
type Record = StaffRecord<'job_categories'>;

const labelOf = (field: string) => `master_data.${field}` as MessageKey;
const labelled = (field: string) => ({ field, label: labelOf(field) });

const nameColumn = (language: (typeof NAME_LANGUAGES_REQUIRED)[number]): AnyColumn => ({
  id: `name_${language}`,
  label: `master_data.name_${language}`,
  sort: `name_${language}`,
  isLong: true,
  render: ({ name }: Row, { t }: Wording): ReactNode =>
    name[language] ? (
      <span lang={language}>{name[language]}</span>
    ) : (
      <Hint component="span" sx={{ color: 'error.dark' }}>
        {t('master_data.no_name')}
      </Hint>
    ),
});

/** A table of names that people choose from, described: all of them are listed and written alike. */
export function masterTable(table: MasterTableName): Described {
  const { fields, parent, isFixed } = tableOf(table);
  const names = Object.keys(fields);
  const written = names.filter((name) => !FIXED_MASTER_FIELDS.includes(name));
  const shown = names.filter((name) => FIXED_MASTER_FIELDS.includes(name));
  return {
    name: table,
    title: `master_tables.${table}`,
    words: 'master_data',
    fields: { name: languageMap({ size: 'line' }), ...fields, updated_at: timestamp() },
    ...(!isFixed && { createdBy: 'manager' as const }),
    newTitle: ({ t }: Wording) => t('master_data.new_of', { name: t(`master_tables.${table}`) }),
    nameOf: ({ id, name }: Row, { pick }: Wording) => pick(name) || `#${id}`,
    ...(shown.length > 0 && {
      facts: (record: Record, { t }: Wording) =>
        shown.map((name) => {
          const value = record[name as keyof Record] as string | number | boolean | null;
          const words = typeof value === 'boolean' ? t(value ? 'form.yes' : 'form.no') : (value ?? '—');
          return <Hint key={name}>{`${t(labelOf(name))}: ${words}`}</Hint>;
        }),
    }),
    aside: (record: Record) => <UsedBy table={table} record={record} isFixed={isFixed === true} />,
    list: {
      sort: ['position', 'ASC'],
      Lead: () => <ListLead table={table} />,
      hint: () => undefined,
      hasEmptyHint: false,
      filters: [
        ...(parent ? [{ name: parent, label: labelOf(parent) }] : []),
        { name: 'lacks_name', kind: 'switch' },
      ],
      columns: [
        ...NAME_LANGUAGES_REQUIRED.map(nameColumn),
        {
          id: 'other_names',
          label: 'master_data.other_names',
          isOptional: true,
          isLong: true,
          render: ({ name }: Row) =>
            Object.entries(name)
              .filter(([language]) => !(NAME_LANGUAGES_REQUIRED as readonly string[]).includes(language))
              .map(([language, text], index) => (
                <span key={language} lang={language}>
                  {index > 0 && ' / '}
                  {text}
                </span>
              )),
        },
        ...names.map(labelled),
        { field: 'updated_at', sort: true, isOptional: true },
      ],
    },
    form: [
      {
        title: 'master_data.names',
        grid: false,
        fields: [{ render: NamesInput, fields: ['name'] }, ...written.map(labelled)],
      },
    ],
  };
}
