import { useTranslation } from '../../../i18n/use-translation.tsx';
import { z } from 'zod';
import { CheckInput } from '../../../components/form/ChoiceInputs.tsx';
import { FieldGroup, Pair } from '../../../components/form/Fields.tsx';
import { MultiSearchInput, SearchInput } from '../../../components/form/SearchInput.tsx';
import { SelectInput } from '../../../components/form/SelectInput.tsx';
import { pickText } from '../../../../../domain/languages.ts';
import type { Student } from '../../../lib/api-types.ts';
import { useMasterData } from '../../../lib/master-data.ts';
import { linkChanges } from '../../../lib/nested-lists.ts';
import { usePageLanguage } from '../../../lib/page-language.ts';
import { id, ids, requiredId } from '../../../lib/form-schemas.ts';
import { StepForm } from '../StepForm.tsx';
import { MasterDataGate } from '../MasterDataGate.tsx';
import type { ProfileChange, StepProps } from '../step-props.ts';

const schema = z.object({
  hope_first_work_country_id: requiredId(),
  hope_last_work_country_id: id(),
  is_hope_work_globaly: z.boolean(),
  is_mid_career: z.boolean(),
  hoped_prefectures: ids(),
  interesting_job_categories: ids().min(1, 'required'),
  interesting_industries: ids(),
  /** Chosen option by `s` + survey id: a name that starts with a digit would become a list index. None: not asked yet. */
  surveys: z.record(z.string(), z.number().nullish()),
});
type Values = z.infer<typeof schema>;

const valuesOf = (own: Student): Values => ({
  hope_first_work_country_id: own.hope_first_work_country_id,
  hope_last_work_country_id: own.hope_last_work_country_id,
  is_hope_work_globaly: own.is_hope_work_globaly,
  is_mid_career: own.is_mid_career,
  hoped_prefectures: own.hoped_prefectures.map((item) => item.prefecture_id),
  interesting_job_categories: own.interesting_job_categories.map((item) => item.job_category_id),
  interesting_industries: own.interesting_industries.map((item) => item.industry_id),
  surveys: Object.fromEntries(
    own.survey_answers.map((item) => [`s${item.user_survey_id}`, item.user_survey_option_id]),
  ),
});

function surveyChanges(surveys: Values['surveys'], own: Student): ProfileChange['survey_answers'] {
  return Object.entries(surveys).flatMap(
    ([name, user_survey_option_id]): NonNullable<ProfileChange['survey_answers']> => {
      const user_survey_id = Number(name.slice(1));
      const current = own.survey_answers.find((item) => item.user_survey_id === user_survey_id);
      if (!user_survey_option_id) return current ? [{ id: current.id, _destroy: true }] : [];
      return [{ ...(current && { id: current.id }), user_survey_id, user_survey_option_id }];
    },
  );
}

function changeOf({ surveys, ...values }: Values, own: Student): ProfileChange {
  return {
    hope_first_work_country_id: values.hope_first_work_country_id,
    hope_last_work_country_id: values.hope_last_work_country_id,
    is_hope_work_globaly: values.is_hope_work_globaly,
    is_mid_career: values.is_mid_career,
    hoped_prefectures: linkChanges(own.hoped_prefectures, values.hoped_prefectures, 'prefecture_id'),
    interesting_job_categories: linkChanges(
      own.interesting_job_categories,
      values.interesting_job_categories,
      'job_category_id',
    ),
    interesting_industries: linkChanges(
      own.interesting_industries,
      values.interesting_industries,
      'industry_id',
    ),
    survey_answers: surveyChanges(surveys, own),
  };
}

export function WishesStep(props: StepProps) {
  return (
    <StepForm {...props} step="wishes" schema={schema} valuesOf={valuesOf} changeOf={changeOf}>
      <Fields />
    </StepForm>
  );
}

function Fields() {
  const { t } = useTranslation('profile');
  const language = usePageLanguage();
  const master = useMasterData(['countries', 'prefectures', 'job_categories', 'industries', 'user_surveys']);
  return (
    <MasterDataGate master={master}>
      <FieldGroup title={t('group.work')}>
        <MultiSearchInput
          name="interesting_job_categories"
          label={t('field.interesting_job_categories')}
          required
          options={master.list('job_categories')}
          help={t('help.interesting_job_categories')}
        />
        <MultiSearchInput
          name="interesting_industries"
          label={t('field.interesting_industries')}
          options={master.list('industries')}
        />
        <CheckInput name="is_mid_career" label={t('field.is_mid_career')} help={t('help.is_mid_career')} />
      </FieldGroup>
      <FieldGroup title={t('group.where')}>
        <Pair>
          <SearchInput
            name="hope_first_work_country_id"
            label={t('field.hope_first_work_country_id')}
            required
            options={master.list('countries')}
            help={t('help.hope_first_work_country_id')}
          />
          <SearchInput
            name="hope_last_work_country_id"
            label={t('field.hope_last_work_country_id')}
            options={master.list('countries')}
          />
        </Pair>
        <MultiSearchInput
          name="hoped_prefectures"
          label={t('field.hoped_prefectures')}
          options={master.list('prefectures')}
        />
        <CheckInput name="is_hope_work_globaly" label={t('field.is_hope_work_globaly')} />
      </FieldGroup>
      <FieldGroup title={t('group.surveys')} help={t('help.surveys')}>
        {master.list('user_surveys').map((survey) => (
          <SelectInput
            key={survey.id}
            name={`surveys.s${survey.id}`}
            label={survey.label}
            options={(survey.item.options ?? []).map((option) => ({
              id: option.id,
              label: pickText(option.name, language)?.text ?? '',
            }))}
          />
        ))}
      </FieldGroup>
    </MasterDataGate>
  );
}
