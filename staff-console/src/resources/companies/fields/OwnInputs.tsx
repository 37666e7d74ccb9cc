import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFormContext, useWatch } from 'react-hook-form';
import { company } from '../../../../../domain/entities/company.ts';
import { SwitchInput } from '../../../components/form/ChoiceInput.tsx';
import { PictureInput } from '../../../components/form/PictureInput.tsx';
import { OutsideLink } from '../../../components/OutsideLink.tsx';
import type { OwnInputProps } from '../../../described/form-types.ts';
import { TableInput } from '../../../described/TableInput.tsx';
import type { MessageKey } from '../../../i18n/messages.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import type { Data } from '../../../lib/record-changes.ts';
import { MonthsInput } from './MonthsInput.tsx';
import { pictureAddress } from './picture-address.ts';

/** The company's logo. */
export function LogoInput() {
  const t = useTranslate();
  return (
    <PictureInput
      source="logo_file_id"
      label={t('companies.logo_file_id')}
      hint={t('companies.logo_hint')}
      purpose="logo"
      addressOf={pictureAddress}
      emptyText={t('companies.no_image')}
      maxWidth={160}
    />
  );
}

/** As students get it where no link is given: see Office.tsx of the student app. */
const MAP_SEARCH = 'https://www.google.com/maps/search/?api=1&query=';

/** The way to the office on a map. */
export function MapLink({ at }: OwnInputProps) {
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
  return <Box>{href && <OutsideLink href={href}>{t('companies.open_map')}</OutsideLink>}</Box>;
}

/** Which row of a list is the main one: making one so takes it from the others. */
const mainSwitch = (list: string, field: string, label: MessageKey) =>
  function MainSwitch({ at, index }: OwnInputProps) {
    const t = useTranslate();
    const form = useFormContext<Record<string, Data[]>>();
    const takeFromOthers = () => {
      for (const [other, row] of (form.getValues(list) ?? []).entries())
        if (other !== index && row[field] === true)
          form.setValue(`${list}.${other}.${field}`, false, { shouldDirty: true });
    };
    return (
      <SwitchInput source={at(field)} label={t(label)} onSwitched={(isMain) => isMain && takeFromOthers()} />
    );
  };
export const MainOfficeSwitch = mainSwitch('offices', 'is_main_office', 'companies.is_main_office');
export const MainPersonSwitch = mainSwitch('contact_persons', 'is_main_person', 'companies.is_main_person');

/** In which months one can join. */
export function JoinableMonths() {
  const t = useTranslate();
  return <MonthsInput source="joinable_months" label={t('companies.joinable_months')} />;
}

/** Says that there are pictures which students do not see. */
export function ImagesNotice() {
  const t = useTranslate();
  const [isUsable, images] = useWatch<Data>({ name: ['is_image_usable', 'images'] });
  const isHidden = isUsable !== true && Array.isArray(images) && images.length > 0;
  return isHidden && <Alert severity="info">{t('companies.images_hidden')}</Alert>;
}

/** A picture with its caption beside it. */
export function ImageInputs({ at, index }: OwnInputProps) {
  const t = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px 1fr' } }}>
      <PictureInput
        source={at('file_id')}
        label={`${t('companies.image')} ${index + 1}`}
        purpose="company_image"
        isWithRow
        addressOf={pictureAddress}
        emptyText={t('companies.no_image')}
        maxWidth={260}
      />
      <TableInput
        of={company.fields.images.rows.caption}
        source={at('caption')}
        label={t('companies.caption')}
      />
    </Box>
  );
}
