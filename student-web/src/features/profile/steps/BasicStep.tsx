import { Trans, useTranslation } from '../../../i18n/use-translation.tsx';
import MuiLink from '@mui/material/Link';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { COUNTRY_ID_JAPAN, PROFILE_MAX } from '../../../../../domain/constants.ts';
import { CheckInput, RadioInput, YesNoInput } from '../../../components/form/ChoiceInputs.tsx';
import { DayInput } from '../../../components/form/DateInputs.tsx';
import { FieldGroup, Pair } from '../../../components/form/Fields.tsx';
import { NamePair, useIsFamilyFirst } from '../../../components/form/NamePair.tsx';
import { SearchInput } from '../../../components/form/SearchInput.tsx';
import { SelectInput } from '../../../components/form/SelectInput.tsx';
import { TextInput } from '../../../components/form/TextInput.tsx';
import type { Student } from '../../../lib/api-types.ts';
import { useNow } from '../../../../../web/use-now.ts';
import { useMasterData } from '../../../lib/master-data.ts';
import {
  answer,
  day,
  id,
  kana,
  phone,
  requiredAnswer,
  requiredId,
  requiredText,
  text,
} from '../../../lib/form-schemas.ts';
import { CardNameInput } from '../CardNameInput.tsx';
import { KanaInput } from '../KanaInput.tsx';
import { PageLanguageField } from '../PageLanguageField.tsx';
import { StepForm } from '../StepForm.tsx';
import { MasterDataGate } from '../MasterDataGate.tsx';
import type { ProfileChange, StepProps } from '../step-props.ts';

const schema = z.object({
  first_name: requiredText(PROFILE_MAX.name),
  last_name: requiredText(PROFILE_MAX.name),
  first_name_kana: kana(),
  last_name_kana: kana(),
  name_in_own_script: text(PROFILE_MAX.name),
  birth_day: day(),
  gender: z.enum(['man', 'woman', 'other', 'unanswered']).nullable(),
  phone_num: phone(),
  is_hope_phone_consulting: z.boolean(),
  home_country_id: requiredId(),
  living_country_id: requiredId(),
  living_prefecture_id: id(),
  has_japanese_visa: requiredAnswer(),
  residence_status_id: id(),
  expires_at: day(),
  has_work_permission: answer(),
});
type Values = z.infer<typeof schema>;

const valuesOf = (own: Student): Values => ({
  first_name: own.first_name ?? '',
  last_name: own.last_name ?? '',
  first_name_kana: own.first_name_kana ?? '',
  last_name_kana: own.last_name_kana ?? '',
  name_in_own_script: own.name_in_own_script ?? '',
  birth_day: own.birth_day,
  gender: own.is_gender_unanswered ? 'unanswered' : own.gender,
  phone_num: own.phone_num ?? '',
  is_hope_phone_consulting: own.is_hope_phone_consulting,
  home_country_id: own.home_country_id,
  living_country_id: own.living_country_id,
  living_prefecture_id: own.living_prefecture_id,
  has_japanese_visa: own.has_japanese_visa,
  residence_status_id: own.residence_record?.residence_status_id ?? null,
  expires_at: own.residence_record?.expires_at ?? null,
  has_work_permission: own.residence_record?.has_work_permission ?? null,
});

function changeOf(values: Values): ProfileChange {
  const { gender, residence_status_id, expires_at, has_work_permission, ...plain } = values;
  const isInJapan = values.living_country_id === COUNTRY_ID_JAPAN;
  return {
    ...plain,
    living_prefecture_id: isInJapan ? plain.living_prefecture_id : null,
    gender: gender === 'unanswered' ? null : gender,
    is_gender_unanswered: gender === 'unanswered',
    ...(isInJapan && { residence_record: { residence_status_id, expires_at, has_work_permission } }),
  };
}

const fieldOf = (path: string) =>
  path.replace(/^residence_record\./, '').replace(/^is_gender_unanswered$/, 'gender');

/** Who the student is and where they live. */
export function BasicStep(props: StepProps) {
  return (
    <>
      <StepForm
        {...props}
        step="basic"
        schema={schema}
        valuesOf={valuesOf}
        changeOf={changeOf}
        fieldOf={fieldOf}
      >
        <Fields />
      </StepForm>
      <PageLanguageField />
    </>
  );
}

function Fields() {
  const { t } = useTranslation('profile');
  const master = useMasterData(['countries', 'prefectures', 'residence_statuses']);
  const { watch } = useFormContext<Values>();
  const isInJapan = watch('living_country_id') === COUNTRY_ID_JAPAN;
  const isFamilyFirst = useIsFamilyFirst();
  const hasVisa = watch('has_japanese_visa') === true;
  const today = useNow().toISOString().slice(0, 10);
  return (
    <MasterDataGate master={master}>
      <FieldGroup title={t('group.name')} help={t('help.name')}>
        <NamePair
          first={<CardNameInput name="first_name" label={t('field.first_name')} autoComplete="given-name" />}
          last={<CardNameInput name="last_name" label={t('field.last_name')} autoComplete="family-name" />}
        />
        <TextInput
          name="name_in_own_script"
          label={t('field.name_in_own_script')}
          help={t('help.name_in_own_script')}
        />
        <NamePair
          first={
            <KanaInput
              name="first_name_kana"
              label={t('field.first_name_kana')}
              help={isFamilyFirst ? t('help.kanaForResume') : t('help.kana')}
              of="first_name"
            />
          }
          last={
            <KanaInput
              name="last_name_kana"
              label={t('field.last_name_kana')}
              help={isFamilyFirst ? t('help.kana') : t('help.kanaForResume')}
              of="last_name"
            />
          }
        />
      </FieldGroup>
      <FieldGroup title={t('group.about')}>
        <Pair>
          <DayInput name="birth_day" label={t('field.birth_day')} min="1940-01-01" max={today} />
          <TextInput
            name="phone_num"
            label={t('field.phone_num')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            help={t('help.phone_num')}
          />
        </Pair>
        <RadioInput
          name="gender"
          label={t('field.gender')}
          help={
            <Trans
              text={t('help.gender')}
              components={{ shown: <MuiLink component={Link} to="/privacy#gender" /> }}
            />
          }
          options={(['woman', 'man', 'other', 'unanswered'] as const).map((value) => ({
            value,
            label: t(`gender.${value}`),
          }))}
        />
        <CheckInput name="is_hope_phone_consulting" label={t('field.is_hope_phone_consulting')} />
      </FieldGroup>
      <FieldGroup title={t('group.living')}>
        <Pair>
          <SearchInput
            name="home_country_id"
            label={t('field.home_country_id')}
            required
            options={master.list('countries')}
            help={t('help.home_country_id')}
          />
          <SearchInput
            name="living_country_id"
            label={t('field.living_country_id')}
            required
            options={master.list('countries')}
          />
        </Pair>
        {isInJapan && (
          <SearchInput
            name="living_prefecture_id"
            label={t('field.living_prefecture_id')}
            options={master.list('prefectures')}
          />
        )}
        <YesNoInput
          name="has_japanese_visa"
          label={t('field.has_japanese_visa')}
          required
          help={t('help.has_japanese_visa')}
        />
        {isInJapan && hasVisa && (
          <>
            <SelectInput
              name="residence_status_id"
              label={t('field.residence_status_id')}
              options={master.list('residence_statuses')}
              help={t('help.residence_status_id')}
            />
            <Pair>
              <DayInput name="expires_at" label={t('field.expires_at')} />
              <YesNoInput
                name="has_work_permission"
                label={t('field.has_work_permission')}
                help={t('help.has_work_permission')}
              />
            </Pair>
          </>
        )}
      </FieldGroup>
    </MasterDataGate>
  );
}
