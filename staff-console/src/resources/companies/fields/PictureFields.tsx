import { LINE_MAX } from '../../../../../domain/constants.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { company } from '../../../../../domain/entities/company.ts';
import { SwitchInput } from '../../../components/form/ChoiceInput.tsx';
import { FieldSection } from '../../../components/form/FieldGrid.tsx';
import { LanguageMapInput } from '../../../components/form/LanguageMapInput.tsx';
import { NestedList } from '../../../components/form/NestedList.tsx';
import { PictureInput } from '../../../components/form/PictureInput.tsx';
import { usePick, useTranslate } from '../../../i18n/use-translate.ts';
import type { Data } from '../../../lib/record-changes.ts';
import { pictureAddress } from './picture-address.ts';

export function PictureFields() {
  const t = useTranslate();
  const pick = usePick();
  const [isUsable, images] = useWatch<Data>({ name: ['is_image_usable', 'images'] });
  const isHidden = isUsable !== true && Array.isArray(images) && images.length > 0;
  return (
    <FieldSection title={t('companies.images')}>
      <SwitchInput
        source="is_image_usable"
        label={t('companies.is_image_usable')}
        hint={t('companies.is_image_usable_hint')}
      />
      {isHidden && <Alert severity="info">{t('companies.images_hidden')}</Alert>}
      <NestedList
        source="images"
        of={company.fields.images}
        isHeadHidden
        label={t('companies.images')}
        hint={t('companies.images_list_hint')}
        addLabel={t('companies.add_image')}
        positionField="position"
        rowTitle={(row, index) => pick(row['caption'] as Record<string, string>) || String(index + 1)}
        renderRow={(at, index) => (
          <Box
            sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px 1fr' } }}
          >
            <PictureInput
              source={at('file_id')}
              label={`${t('companies.image')} ${index + 1}`}
              purpose="company_image"
              isWithRow
              addressOf={pictureAddress}
              emptyText={t('companies.no_image')}
              maxWidth={260}
            />
            <LanguageMapInput source={at('caption')} label={t('companies.caption')} maxLength={LINE_MAX} />
          </Box>
        )}
      />
    </FieldSection>
  );
}
