import { z } from 'zod';
import { COUNTRY_ID_JAPAN } from '../../../../../domain/constants.ts';
import { MultiSearchInput, SearchInput } from '../../../components/form/SearchInput.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { Student } from '../../../lib/api-types.ts';
import { ids, requiredId } from '../../../lib/form-schemas.ts';
import { linkChanges } from '../../../lib/nested-lists.ts';
import type { ProfileChange } from '../step-props.ts';
import { StepForm } from '../StepForm.tsx';
import { FittingJobTypes } from './FittingJobTypes.tsx';
import { useJobCounts, useStudyCounts } from './fitting-jobs.ts';
import type { QuestionProps } from './question-props.ts';

const schema = z.object({
  interesting_job_categories: ids().min(1, 'required'),
  hope_first_work_country_id: requiredId(),
});
type Values = z.infer<typeof schema>;

/** Japan stands there as the country to begin in: it is what nearly everybody answers. */
const valuesOf = (own: Student): Values => ({
  interesting_job_categories: own.interesting_job_categories.map((item) => item.job_category_id),
  hope_first_work_country_id: own.hope_first_work_country_id ?? COUNTRY_ID_JAPAN,
});

const changeOf = (values: Values, own: Student): ProfileChange => ({
  hope_first_work_country_id: values.hope_first_work_country_id,
  interesting_job_categories: linkChanges(
    own.interesting_job_categories,
    values.interesting_job_categories,
    'job_category_id',
  ),
});

/** What the student would like to do. */
export function WorkQuestion(props: QuestionProps) {
  const { t } = useTranslation('profile');
  const counts = useJobCounts(props.own);
  const suiting = useStudyCounts(props.own);
  return (
    <StepForm {...props} step="work" schema={schema} valuesOf={valuesOf} changeOf={changeOf}>
      {/* Not before their order is known: they would move under the finger. */}
      {suiting && (
        <FittingJobTypes
          name="interesting_job_categories"
          jobTypes={props.master.list('job_categories')}
          counts={counts}
          suiting={suiting}
        />
      )}
      <MultiSearchInput
        name="interesting_job_categories"
        label={t('field.interesting_job_categories')}
        required
        options={props.master.list('job_categories')}
        help={t('help.interesting_job_categories')}
      />
      <SearchInput
        name="hope_first_work_country_id"
        label={t('field.hope_first_work_country_id')}
        required
        options={props.master.list('countries')}
      />
    </StepForm>
  );
}
