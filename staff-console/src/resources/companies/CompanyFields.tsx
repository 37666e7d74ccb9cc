import type { ReactNode } from 'react';
import { company } from '../../../../domain/entities/company.ts';
import { FormTabs } from '../../components/form/FormTabs.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { fieldsBySection } from '../../lib/form-sections.ts';
import { BasicFields } from './fields/BasicFields.tsx';
import { ConditionFields } from './fields/ConditionFields.tsx';
import { InternalFields } from './fields/InternalFields.tsx';
import { OfficeFields } from './fields/OfficeFields.tsx';
import { PeopleFields } from './fields/PeopleFields.tsx';
import { PictureFields } from './fields/PictureFields.tsx';
import { TermFields } from './fields/TermFields.tsx';
import { WordFields } from './fields/WordFields.tsx';

const FIELDS = fieldsBySection(company);
const CONTENTS: Record<keyof typeof FIELDS, ReactNode> = {
  basic: <BasicFields />,
  words: <WordFields />,
  conditions: <ConditionFields />,
  offices: <OfficeFields />,
  people: <PeopleFields />,
  terms: <TermFields />,
  pictures: <PictureFields />,
  internal: <InternalFields />,
};
const TABS = Object.keys(CONTENTS) as (keyof typeof FIELDS)[];

/** The fields of a company in parts, the same for a new one. */
export function CompanyFields() {
  const t = useTranslate();
  return (
    <FormTabs
      label={t('companies.tabs_label')}
      tabs={TABS.map((id) => ({
        id,
        label: t(`companies.tabs.${id}`),
        fields: FIELDS[id],
        content: CONTENTS[id],
      }))}
    />
  );
}
