import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { COUNTRY_ID_JAPAN, PROFILE_MAX } from '../../../../../domain/constants.ts';
import { isFilled } from '../../../../../domain/validation.ts';
import { RadioInput, YesNoInput } from '../../../components/form/ChoiceInputs.tsx';
import { NamePair } from '../../../components/form/NamePair.tsx';
import { SearchInput } from '../../../components/form/SearchInput.tsx';
import { TextInput } from '../../../components/form/TextInput.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { Student } from '../../../lib/api-types.ts';
import { id, requiredAnswer, requiredId, requiredText } from '../../../lib/form-schemas.ts';
import type { ProfileChange } from '../step-props.ts';
import { StepForm } from '../StepForm.tsx';
import type { QuestionProps } from './question-props.ts';

const PLACES = ['japan', 'abroad'] as const;

const schema = z
  .object({
    first_name: requiredText(PROFILE_MAX.name),
    last_name: requiredText(PROFILE_MAX.name),
    home_country_id: requiredId(),
    living_in: z.enum(PLACES).nullable().refine(isFilled, 'required'),
    living_country_id: id(),
    has_japanese_visa: requiredAnswer(),
  })
  .refine(({ living_in, living_country_id }) => living_in !== 'abroad' || living_country_id !== null, {
    path: ['living_country_id'],
    message: 'required',
  });
type Values = z.infer<typeof schema>;

function valuesOf(own: Student): Values {
  const country = own.living_country_id;
  return {
    first_name: own.first_name ?? '',
    last_name: own.last_name ?? '',
    home_country_id: own.home_country_id,
    living_in: country === null ? null : country === COUNTRY_ID_JAPAN ? 'japan' : 'abroad',
    living_country_id: country === COUNTRY_ID_JAPAN ? null : country,
    has_japanese_visa: own.has_japanese_visa,
  };
}

const changeOf = ({ living_in, living_country_id, ...values }: Values): ProfileChange => ({
  ...values,
  living_country_id: living_in === 'japan' ? COUNTRY_ID_JAPAN : living_country_id,
});

/** Where the student is from, and where they live now. */
export function FromQuestion(props: QuestionProps) {
  return (
    <StepForm {...props} step="from" schema={schema} valuesOf={valuesOf} changeOf={changeOf}>
      <Fields {...props} />
    </StepForm>
  );
}

function Fields({ own, master }: QuestionProps) {
  const { t } = useTranslation('profile');
  const { watch } = useFormContext<Values>();
  const countries = master.list('countries');
  // Given at the sign-up, but old apps sign up without.
  const hasName = own.first_name !== null && own.last_name !== null;
  return (
    <>
      {!hasName && (
        <NamePair
          first={
            <TextInput name="first_name" label={t('field.first_name')} required autoComplete="given-name" />
          }
          last={
            <TextInput name="last_name" label={t('field.last_name')} required autoComplete="family-name" />
          }
        />
      )}
      <SearchInput
        name="home_country_id"
        label={t('field.home_country_id')}
        required
        options={countries}
        help={t('help.home_country_id')}
      />
      <RadioInput
        name="living_in"
        label={t('field.living_country_id')}
        required
        options={PLACES.map((value) => ({ value, label: t(`livingIn.${value}`) }))}
      />
      {watch('living_in') === 'abroad' && (
        <SearchInput
          name="living_country_id"
          label={t('field.living_country')}
          required
          options={countries.filter(({ id: country }) => country !== COUNTRY_ID_JAPAN)}
        />
      )}
      <YesNoInput
        name="has_japanese_visa"
        label={t('field.has_japanese_visa')}
        required
        help={t('help.has_japanese_visa')}
      />
    </>
  );
}
