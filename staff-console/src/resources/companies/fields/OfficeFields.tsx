import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { COUNTRY_ID_JAPAN, LINE_MAX, SHORT_TEXT_MAX, URL_MAX } from '../../../../../domain/constants.ts';
import { company } from '../../../../../domain/entities/company.ts';
import { FieldGrid, FieldSection } from '../../../components/form/FieldGrid.tsx';
import { LanguageMapInput } from '../../../components/form/LanguageMapInput.tsx';
import { MasterSelect } from '../../../components/form/MasterSelect.tsx';
import { NestedList } from '../../../components/form/NestedList.tsx';
import { NumberInput } from '../../../components/form/NumberInput.tsx';
import { TextInput } from '../../../components/form/TextInput.tsx';
import { OutsideLink } from '../../../components/OutsideLink.tsx';
import { usePick, useTranslate } from '../../../i18n/use-translate.ts';
import type { Data } from '../../../lib/record-changes.ts';
import { MainSwitch } from './MainSwitch.tsx';
import { PostalCodeInput } from './PostalCodeInput.tsx';

/** As students get it where no link is given: see Office.tsx of the student app. */
const MAP_SEARCH = 'https://www.google.com/maps/search/?api=1&query=';

function MapLink({ at }: { at: (field: string) => string }) {
  const t = useTranslate();
  const [link, japanese, latin] = useWatch<Data>({
    name: [at('map_url'), at('address_ja'), at('address_en')],
  }) as (string | null | undefined)[];
  const address = japanese ?? latin;
  const href = link?.startsWith('https://')
    ? link
    : address
      ? MAP_SEARCH + encodeURIComponent(address)
      : null;
  return href && <OutsideLink href={href}>{t('companies.open_map')}</OutsideLink>;
}

function Ways({ at }: { at: (field: string) => string }) {
  const t = useTranslate();
  const pick = usePick();
  return (
    <NestedList
      source={at('transport_means')}
      of={company.fields.offices.rows.transport_means}
      label={t('companies.transport_means')}
      addLabel={t('companies.add_transport')}
      rowTitle={(row, index) => pick(row['closest_stop'] as Record<string, string>) || String(index + 1)}
      renderRow={(inside) => (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <LanguageMapInput
            source={inside('closest_stop')}
            label={t('companies.closest_stop')}
            maxLength={LINE_MAX}
          />
          <FieldGrid min={180}>
            <MasterSelect
              source={inside('transport_means_id')}
              label={t('companies.transport_means_id')}
              set="transport_means"
            />
            <NumberInput
              source={inside('walking_minutes')}
              label={t('companies.walking_minutes')}
              unit={t('companies.minutes')}
            />
          </FieldGrid>
        </Box>
      )}
    />
  );
}

export function OfficeFields() {
  const t = useTranslate();
  const pick = usePick();
  return (
    <FieldSection title={t('companies.tabs.offices')} hint={t('companies.office_hint')}>
      <NestedList
        source="offices"
        of={company.fields.offices}
        isHeadHidden
        label={t('companies.offices')}
        addLabel={t('companies.add_office')}
        newRow={() => ({ country_id: COUNTRY_ID_JAPAN })}
        rowTitle={(row, index) =>
          pick(row['name'] as Record<string, string>) ||
          (row['address_ja'] as string | null) ||
          String(index + 1)
        }
        renderRow={(at, index) => (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <LanguageMapInput source={at('name')} label={t('companies.name')} maxLength={LINE_MAX} />
            <MainSwitch
              list="offices"
              index={index}
              field="is_main_office"
              label={t('companies.is_main_office')}
            />
            <FieldGrid min={200}>
              <MasterSelect source={at('country_id')} label={t('companies.country_id')} set="countries" />
              <PostalCodeInput at={at} />
              <MasterSelect
                source={at('prefecture_id')}
                label={t('companies.prefecture_id')}
                set="prefectures"
              />
            </FieldGrid>
            <TextInput
              source={at('address_ja')}
              label={t('companies.address_ja')}
              maxLength={SHORT_TEXT_MAX}
            />
            <TextInput
              source={at('address_en')}
              label={t('companies.address_en')}
              maxLength={SHORT_TEXT_MAX}
            />
            <TextInput
              source={at('map_url')}
              label={t('companies.map_url')}
              hint={t('companies.map_url_hint')}
              type="url"
              maxLength={URL_MAX}
            />
            <Box>
              <MapLink at={at} />
            </Box>
            <Ways at={at} />
          </Box>
        )}
      />
    </FieldSection>
  );
}
