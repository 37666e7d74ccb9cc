import { z } from 'zod';
import { isFilled } from '../../../../../domain/validation.ts';
import { RadioInput } from '../../../components/form/ChoiceInputs.tsx';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { JLPT_ANSWERS, jlptAnswer, jlptChange } from '../jlpt.ts';
import { StepForm } from '../StepForm.tsx';
import type { QuestionProps } from './question-props.ts';

const schema = z.object({ jlpt: z.enum(JLPT_ANSWERS).nullable().refine(isFilled, 'required') });

/** The student's level of Japanese. */
export function JapaneseQuestion(props: QuestionProps) {
  const { t } = useTranslation('profile');
  return (
    <StepForm
      {...props}
      step="japanese"
      schema={schema}
      valuesOf={(own) => ({ jlpt: jlptAnswer(own) })}
      changeOf={({ jlpt }) => jlptChange(jlpt)}
    >
      <RadioInput
        name="jlpt"
        label={t('field.jlpt')}
        required
        isColumn
        options={JLPT_ANSWERS.map((value) => ({ value, label: t(`jlptLong.${value}`) }))}
      />
    </StepForm>
  );
}
