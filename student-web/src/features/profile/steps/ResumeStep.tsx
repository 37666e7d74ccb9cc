import { useTranslation } from '../../../i18n/use-translation.tsx';
import { z } from 'zod';
import { COUNTRY_ID_JAPAN, PROFILE_MAX } from '../../../../../domain/constants.ts';
import { FieldGroup } from '../../../components/form/Fields.tsx';
import { TextInput } from '../../../components/form/TextInput.tsx';
import type { Student } from '../../../lib/api-types.ts';
import { AddressFields } from '../AddressFields.tsx';
import { halfWidth } from '../address.ts';
import { PhotoField } from '../PhotoField.tsx';
import { id, longText, postalCode, text } from '../../../lib/form-schemas.ts';
import { StepForm } from '../StepForm.tsx';
import type { ProfileChange, StepProps } from '../step-props.ts';

const schema = z.object({
  living_prefecture_id: id(),
  postal_code: postalCode(),
  address: text(PROFILE_MAX.address),
  address_kana: text(PROFILE_MAX.address),
  num_of_dependents_family: z
    .string()
    .trim()
    .regex(/^\d{0,2}$/, 'invalid')
    .refine((value) => Number(value) <= PROFILE_MAX.dependents, 'invalid'),
  health_description: longText(PROFILE_MAX.note),
});
type Values = z.infer<typeof schema>;

const valuesOf = (own: Student): Values => ({
  living_prefecture_id: own.living_prefecture_id,
  postal_code: own.postal_code ?? '',
  address: own.address ?? '',
  address_kana: own.address_kana ?? '',
  num_of_dependents_family: own.num_of_dependents_family === null ? '' : String(own.num_of_dependents_family),
  health_description: own.health_description ?? '',
});

function changeOf({ living_prefecture_id, ...values }: Values, own: Student): ProfileChange {
  return {
    ...values,
    ...(own.living_country_id === COUNTRY_ID_JAPAN && { living_prefecture_id }),
    num_of_dependents_family:
      values.num_of_dependents_family === '' ? null : Number(values.num_of_dependents_family),
  };
}

/** What only the resume needs: photo and address; and what is asked for your support only. */
export function ResumeStep(props: StepProps) {
  const { t } = useTranslation('profile');
  return (
    <>
      <PhotoField own={props.own} />
      <StepForm {...props} step="resume" schema={schema} valuesOf={valuesOf} changeOf={changeOf}>
        <AddressFields own={props.own} />
        <FieldGroup title={t('group.sensitive')} help={t('help.sensitive')}>
          <TextInput
            name="num_of_dependents_family"
            label={t('field.num_of_dependents_family')}
            inputMode="numeric"
            tidy={halfWidth}
            help={t('help.num_of_dependents_family')}
          />
          <TextInput
            name="health_description"
            label={t('field.health_description')}
            rows={2}
            help={t('help.health_description')}
          />
        </FieldGroup>
      </StepForm>
    </>
  );
}
