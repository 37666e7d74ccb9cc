import { ChoiceInput } from '../../components/form/ChoiceInput.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';

const LEVELS = [1, 2, 3, 4, 5] as const;

/** The JLPT level that is asked for, by its name instead of its digit. */
export function JlptInput() {
  const t = useTranslate();
  return (
    <ChoiceInput<number>
      source="required_jlpt"
      label={t('recruitments.fields.required_jlpt')}
      choices={LEVELS.map((value) => ({ value, label: t(`recruitments.jlpt.${value}`) }))}
    />
  );
}

/** How much something weighs with the company, in words. */
export function RatingInput({
  name,
}: {
  name: `importance_rating_of_${'school' | 'japanese' | 'skill' | 'personality'}`;
}) {
  const t = useTranslate();
  return (
    <ChoiceInput<number>
      source={name}
      label={t(`recruitments.fields.${name}`)}
      choices={LEVELS.map((value) => ({ value, label: t(`recruitments.importance.${value}`) }))}
    />
  );
}
