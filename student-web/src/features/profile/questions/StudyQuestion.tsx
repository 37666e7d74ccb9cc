import { z } from 'zod';
import { YearMonthInput } from '../../../components/form/DateInputs.tsx';
import { SearchInput } from '../../../components/form/SearchInput.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import type { Student } from '../../../lib/api-types.ts';
import { requiredDay, requiredId } from '../../../lib/form-schemas.ts';
import { StepForm } from '../StepForm.tsx';
import STUDY_NAMES from '../study-names.json' with { type: 'json' };
import type { QuestionProps } from './question-props.ts';

const schema = z.object({
  latest_school_department_category_id: requiredId(),
  graduate_latest_school_at: requiredDay(),
});
type Values = z.infer<typeof schema>;

const valuesOf = (own: Student): Values => ({
  latest_school_department_category_id: own.latest_school_department_category_id,
  graduate_latest_school_at: own.graduate_latest_school_at,
});

/** What the student studies, and when they finish. */
export function StudyQuestion(props: QuestionProps) {
  const { t } = useTranslation('profile');
  return (
    <StepForm {...props} step="study" schema={schema} valuesOf={valuesOf} changeOf={(values) => values}>
      <SearchInput
        name="latest_school_department_category_id"
        label={t('field.latest_school_department_category_id')}
        required
        options={props.master.list('department_categories')}
        otherNames={STUDY_NAMES}
      />
      <YearMonthInput
        name="graduate_latest_school_at"
        label={t('field.graduate_latest_school_at')}
        required
        help={t('help.graduate_latest_school_at')}
      />
    </StepForm>
  );
}
