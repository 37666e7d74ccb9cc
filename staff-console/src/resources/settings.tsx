import { useFormContext } from 'react-hook-form';
import { setting } from '../../../domain/entities/setting.ts';
import type { StaffRow } from '../../../server/client/resources.ts';
import { FieldGrid } from '../components/form/FieldGrid.tsx';
import { LanguageMapInput } from '../components/form/LanguageMapInput.tsx';
import { NumberInput } from '../components/form/NumberInput.tsx';
import { OutsideLink } from '../components/OutsideLink.tsx';
import { describe } from '../described/describe.ts';
import { useWording, type Wording } from '../i18n/use-wording.ts';

const CLAIMS = ['partner_firms', 'companies_to_apply', 'resume_days', 'minutes'] as const;

/** The inputs of a setting follow from its key. */
function ValueInputs() {
  const { t } = useWording();
  const key: unknown = useFormContext().getValues('key');
  if (key === 'operator')
    return <LanguageMapInput source="value" label={t('office.settings.operator')} kind="text" />;
  if (key !== 'claims')
    return <LanguageMapInput source="value" label={t('office.settings.notice')} kind="text" isRequired />;
  return (
    <FieldGrid>
      {CLAIMS.map((claim) => (
        <NumberInput key={claim} source={`value.${claim}`} label={t(`office.settings.${claim}`)} isRequired />
      ))}
    </FieldGrid>
  );
}

const NAMES = {
  claims: 'office.settings.claims',
  residence_status_notice: 'office.settings.notice',
  operator: 'office.settings.operator',
} as const;

const nameOf = ({ key }: StaffRow<'settings'>, { t }: Wording) => t(NAMES[key as keyof typeof NAMES]);

/** What the top page tells. */
export default describe('settings', setting, {
  words: 'office.settings',
  nameOf,
  actions: (_record, { t }) => <OutsideLink href="/">{t('articles.as_student')}</OutsideLink>,
  list: {
    sort: ['id', 'ASC'],
    columns: [{ id: 'name', label: 'office.settings.one', render: nameOf }, 'updated_at'],
  },
  form: [{ title: 'office.settings.one', hint: 'office.settings.hint', fields: [{ render: ValueInputs }] }],
});
