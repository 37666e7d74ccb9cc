import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { PROFILE_MAX } from '../../../../../server/domain/constants.ts';
import { FieldGroup, Pair } from '../../../components/form/Fields.tsx';
import { TextInput } from '../../../components/form/TextInput.tsx';
import type { Student } from '../../../lib/api-types.ts';
import { PhotoField } from '../PhotoField.tsx';
import { longText, postalCode, text } from '../../../lib/form-schemas.ts';
import { StepForm } from '../StepForm.tsx';
import type { ProfileChange, StepProps } from '../step-props.ts';

const schema = z.object({
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
  postal_code: own.postal_code ?? '',
  address: own.address ?? '',
  address_kana: own.address_kana ?? '',
  num_of_dependents_family: own.num_of_dependents_family === null ? '' : String(own.num_of_dependents_family),
  health_description: own.health_description ?? '',
});

const changeOf = (values: Values): ProfileChange => ({
  ...values,
  num_of_dependents_family:
    values.num_of_dependents_family === '' ? null : Number(values.num_of_dependents_family),
});

/** Full-width digits and dashes of a Japanese keyboard as the half-width ones that are asked for. */
const halfWidth = (value: string) =>
  value
    .normalize('NFKC')
    .replace(/[‐‑–—−ー]/g, '-')
    .trim();

/** What only the resume needs: photo and address; and what is asked for your support only. */
export function ResumeStep(props: StepProps) {
  const { t } = useTranslation('profile');
  return (
    <>
      <PhotoField own={props.own} />
      <StepForm {...props} step="resume" schema={schema} valuesOf={valuesOf} changeOf={changeOf}>
        <FieldGroup title={t('group.address')} help={t('help.address')}>
          <Pair>
            <TextInput
              name="postal_code"
              label={t('field.postal_code')}
              inputMode="numeric"
              autoComplete="postal-code"
              placeholder="450-0002"
              tidy={halfWidth}
            />
          </Pair>
          <TextInput
            name="address"
            label={t('field.address')}
            autoComplete="street-address"
            help={t('help.addressText')}
          />
          <TextInput
            name="address_kana"
            label={t('field.address_kana')}
            help={t('help.address_kana')}
            lang="ja"
          />
        </FieldGroup>
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
