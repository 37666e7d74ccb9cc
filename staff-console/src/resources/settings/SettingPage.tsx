import type { StaffRecord } from '../../../../server/client/resources.ts';
import { useFormContext } from 'react-hook-form';
import { EditPage } from '../../components/form/EditPage.tsx';
import { FieldGrid, FieldSection } from '../../components/form/FieldGrid.tsx';
import { LanguageMapInput } from '../../components/form/LanguageMapInput.tsx';
import { NumberInput } from '../../components/form/NumberInput.tsx';
import { OutsideLink } from '../../components/OutsideLink.tsx';
import { useSay } from '../../i18n/use-words.ts';

const CLAIMS = ['partner_firms', 'companies_to_apply', 'resume_days', 'minutes'] as const;

/** The inputs of a setting follow from its key. */
function Fields() {
  const say = useSay();
  const key: unknown = useFormContext().getValues('key');
  return (
    <FieldSection title={say('office.settings.one')} hint={say('office.settings.hint')}>
      {key === 'claims' ? (
        <FieldGrid>
          {CLAIMS.map((claim) => (
            <NumberInput
              key={claim}
              source={`value.${claim}`}
              label={say(`office.settings.${claim}`)}
              isRequired
            />
          ))}
        </FieldGrid>
      ) : (
        <LanguageMapInput source="value" label={say('office.settings.notice')} kind="text" isRequired />
      )}
    </FieldSection>
  );
}

/** One setting of the top page. */
export default function SettingPage() {
  const say = useSay();
  return (
    <EditPage<StaffRecord<'settings'>>
      resource="settings"
      listLabel={say('office.settings.title')}
      title={(record) => say(record.key === 'claims' ? 'office.settings.claims' : 'office.settings.notice')}
      canEdit={(record) => record.can.edit}
      renderActions={() => <OutsideLink href="/">{say('articles.as_student')}</OutsideLink>}
    >
      <Fields />
    </EditPage>
  );
}
