import type { StaffRecord } from '../../../../server/client/resources.ts';
import { useFormContext } from 'react-hook-form';
import { EditPage } from '../../components/form/EditPage.tsx';
import { FieldGrid, FieldSection } from '../../components/form/FieldGrid.tsx';
import { LanguageMapInput } from '../../components/form/LanguageMapInput.tsx';
import { NumberInput } from '../../components/form/NumberInput.tsx';
import { OutsideLink } from '../../components/OutsideLink.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';

const CLAIMS = ['partner_firms', 'companies_to_apply', 'resume_days', 'minutes'] as const;

/** The inputs of a setting follow from its key. */
function Fields() {
  const t = useTranslate();
  const key: unknown = useFormContext().getValues('key');
  return (
    <FieldSection title={t('office.settings.one')} hint={t('office.settings.hint')}>
      {key === 'claims' ? (
        <FieldGrid>
          {CLAIMS.map((claim) => (
            <NumberInput
              key={claim}
              source={`value.${claim}`}
              label={t(`office.settings.${claim}`)}
              isRequired
            />
          ))}
        </FieldGrid>
      ) : (
        <LanguageMapInput source="value" label={t('office.settings.notice')} kind="text" isRequired />
      )}
    </FieldSection>
  );
}

/** One setting of the top page. */
export default function SettingPage() {
  const t = useTranslate();
  return (
    <EditPage<StaffRecord<'settings'>>
      resource="settings"
      listLabel={t('office.settings.title')}
      title={(record) => t(record.key === 'claims' ? 'office.settings.claims' : 'office.settings.notice')}
      canEdit={(record) => record.can.edit}
      renderActions={() => <OutsideLink href="/">{t('articles.as_student')}</OutsideLink>}
    >
      <Fields />
    </EditPage>
  );
}
