import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocale } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { company as entity } from '../../../../domain/entities/company.ts';
import { isJapanPostalCode } from '../../../../domain/validation.ts';
import type { StaffRecord } from '../../../../server/client/resources.ts';
import { Hint } from '../../components/Hint.tsx';
import { SwitchInput } from '../../components/form/ChoiceInput.tsx';
import { PictureInput } from '../../components/form/PictureInput.tsx';
import { SearchChoice } from '../../components/form/SearchChoice.tsx';
import { TextInput } from '../../components/form/TextInput.tsx';
import { useRecordField } from '../../components/form/use-record-field.ts';
import { OutsideLink } from '../../components/OutsideLink.tsx';
import type { OwnInputProps } from '../../described/form-types.ts';
import { TableInput } from '../../described/TableInput.tsx';
import type { MessageKey } from '../../i18n/messages.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { problemText } from '../../lib/problem-text.ts';
import type { Data } from '../../lib/record-changes.ts';
import { useApi } from '../../providers/api-context.ts';
import { statusOf } from '../../providers/data-provider.ts';
import { dateFormat } from '../../lib/intl-formats.ts';

/** Where the pictures of the saved company are, by the ids of their files: rows move, files do not. */
function pictureAddress(record: Data, fileId: number): string | null | undefined {
  const company: Partial<StaffRecord<'companies'>> = record;
  if (company.logo_file_id === fileId) return company.logo_url;
  return company.images?.find(({ file_id }) => file_id === fileId)?.url;
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Months of a year, as numbers from 1. */
function MonthsInput({ source, label }: { source: string; label: string }) {
  const locale = useLocale();
  const format = dateFormat(locale, { month: 'long', timeZone: 'UTC' });
  const choice = (id: number) => ({ id, name: format.format(Date.UTC(2026, id - 1, 1)) });
  const show = (value: unknown) =>
    Array.isArray(value) ? value.map((month) => choice(Number(month)).name).join(', ') : '';
  const { value, change, blur, error, isReadOnly } = useRecordField<number[]>(source, label, { show });
  return (
    <SearchChoice
      label={label}
      error={error}
      isReadOnly={isReadOnly}
      isMultiple
      choices={MONTHS.map(choice)}
      chosen={(value ?? []).map(choice)}
      onChoose={(ids) => change(ids.toSorted((one, other) => one - other))}
      onBlur={blur}
    />
  );
}

/** A Japanese postal code that finds its prefecture and, where none is written yet, the address. */
export function PostalCodeInput({ at }: OwnInputProps) {
  const t = useTranslate();
  const api = useApi();
  const form = useFormContext<Data>();
  const { value, isReadOnly } = useRecordField<string>(at('postal_code'), t('companies.postal_code'));
  const [message, setMessage] = useState('');
  const fill = async () => {
    const code = (value ?? '').normalize('NFKC').trim();
    try {
      const found = await api.query('get_address_of_postal_code', { postal_code: code });
      const address = found.prefecture + found.city + found.town;
      form.setValue(at('prefecture_id'), found.prefecture_id, { shouldDirty: true });
      // What somebody has written stays.
      const isWritten = Boolean(form.getValues(at('address_ja')));
      if (!isWritten) form.setValue(at('address_ja'), address, { shouldDirty: true });
      setMessage(t(isWritten ? 'companies.postal_found' : 'companies.postal_filled', { address }));
    } catch (error) {
      setMessage(statusOf(error) === 404 ? t('companies.postal_unknown') : problemText(error, t));
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <TextInput source={at('postal_code')} label={t('companies.postal_code')} maxLength={20} />
      {!isReadOnly && (
        <Button
          size="small"
          disabled={!isJapanPostalCode((value ?? '').normalize('NFKC').trim())}
          onClick={() => void fill()}
        >
          {t('companies.fill_address')}
        </Button>
      )}
      <Hint component="output">{message}</Hint>
    </Box>
  );
}

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
        of={entity.fields.images.rows.caption}
        source={at('caption')}
        label={t('companies.caption')}
      />
    </Box>
  );
}
