import { pickText } from '../../../../domain/languages.ts';
import { CheckListInput, RadioInput } from '../../components/form/ChoiceInputs.tsx';
import { TextInput } from '../../components/form/TextInput.tsx';
import type { EventDetail } from '../../lib/api-types.ts';
import { usePageLanguage } from '../../lib/page-language.ts';

const LONG_TEXT_ROWS = 4;

interface Props {
  name: string;
  question: NonNullable<EventDetail['form']>['form_questions'][number];
}

/** One question of an event's form, in the page language. A choice is kept by its place, whatever the language. */
export function FormQuestion({ name, question }: Props) {
  const language = usePageLanguage();
  const label = pickText(question.title, language)?.text ?? '';
  const options = (question.options ?? []).flatMap((option, place) => {
    const text = pickText(option, language)?.text;
    return text ? [{ value: String(place), label: text }] : [];
  });
  const common = { name, label, required: question.is_required };
  switch (question.kind) {
    case 'choice':
      return <RadioInput {...common} options={options} />;
    case 'choices':
      return <CheckListInput {...common} options={options} />;
    case 'long_text':
      return <TextInput {...common} rows={LONG_TEXT_ROWS} />;
    case 'text':
      return <TextInput {...common} />;
  }
}
