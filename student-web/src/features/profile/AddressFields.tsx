import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { COUNTRY_ID_JAPAN } from '../../../../domain/constants.ts';
import { isJapanPostalCode } from '../../../../domain/validation.ts';
import { Notice } from '../../components/Notice.tsx';
import { FieldGroup, Pair } from '../../components/form/Fields.tsx';
import { SearchInput } from '../../components/form/SearchInput.tsx';
import { TextInput } from '../../components/form/TextInput.tsx';
import { api, ApiError, worthRetrying } from '../../lib/api.ts';
import type { Student } from '../../lib/api-types.ts';
import { useMasterData } from '../../lib/master-data.ts';
import { fillFrom, halfWidth, inOneLine, type AddressValues } from './address.ts';
import { KanaInput } from './KanaInput.tsx';

/**
 * The postal code and what it tells: empty fields are filled in, what the student wrote is changed only when
 * they press the button.
 */
export function AddressFields({ own }: { own: Student }) {
  const { t } = useTranslation('profile');
  const isInJapan = own.living_country_id === COUNTRY_ID_JAPAN;
  const master = useMasterData(['prefectures']);
  const { getValues, setValue } = useFormContext<AddressValues>();
  const [code, ...shown] = useWatch<
    AddressValues,
    ['postal_code', 'living_prefecture_id', 'address', 'address_kana']
  >({ name: ['postal_code', 'living_prefecture_id', 'address', 'address_kana'] });
  const digits = halfWidth(code ?? '').replace('-', '');
  const isNew = isJapanPostalCode(digits) && digits !== (own.postal_code ?? '').replace('-', '');
  const answer = useQuery({
    queryKey: ['postal code', digits],
    queryFn: () => api.query('get_address_of_postal_code', { postal_code: digits }),
    enabled: isNew,
    staleTime: Infinity,
    retry: worthRetrying,
  });
  const place = isNew ? answer.data : undefined;
  const isUnknown = isNew && answer.error instanceof ApiError && answer.error.status === 404;
  const [living_prefecture_id, address, address_kana] = shown;
  const fill = place && fillFrom(place, { postal_code: digits, living_prefecture_id, address, address_kana });

  function put(fields: Partial<AddressValues>) {
    for (const name of ['living_prefecture_id', 'address', 'address_kana'] as const)
      if (fields[name] !== undefined)
        setValue(name, fields[name], { shouldDirty: true, shouldValidate: true });
  }

  const filledFor = useRef('');
  const [filled, setFilled] = useState<{ digits: string; text: string } | null>(null);
  useEffect(() => {
    // Once for each code: what the student empties again stays empty.
    if (!place || filledFor.current === digits) return;
    filledFor.current = digits;
    const { empty, text } = fillFrom(place, getValues());
    if (Object.keys(empty).length === 0) return;
    put(empty);
    if (empty.address) setFilled({ digits, text });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [place, digits]);

  return (
    <FieldGroup title={t('group.address')} help={t('help.address')}>
      <Pair>
        <TextInput
          name="postal_code"
          label={t('field.postal_code')}
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="450-0002"
          tidy={halfWidth}
          help={isUnknown ? t('postalCode.unknown') : t('postalCode.help')}
        />
        {isInJapan && (
          <SearchInput
            name="living_prefecture_id"
            label={t('field.living_prefecture_id')}
            options={master.list('prefectures')}
          />
        )}
      </Pair>
      {filled?.digits === digits && <Notice severity="success">{t('postalCode.filled')}</Notice>}
      {fill?.isOther && (
        <Notice
          severity="info"
          action={
            <Button size="small" onClick={() => put(fill.whole)}>
              {t('postalCode.use')}
            </Button>
          }
        >
          {t('postalCode.other', { address: fill.text })}
        </Notice>
      )}
      <TextInput
        name="address"
        label={t('field.address')}
        autoComplete="street-address"
        help={t('help.addressText')}
        // As many lines as it needs, to be read whole on a phone; printed as one.
        rows={1}
        tidy={inOneLine}
      />
      <KanaInput
        name="address_kana"
        label={t('field.address_kana')}
        help={t('help.address_kana')}
        isLong
        takesHiragana
      />
    </FieldGroup>
  );
}
