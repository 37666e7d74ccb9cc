import { useController, useFormContext } from 'react-hook-form';
import { fieldId } from '../../lib/field-id.ts';
import { sentenceOf } from '../../lib/field-message.ts';
import { usePageLanguage } from '../../lib/page-language.ts';

/** One field of the form around it, with the sentence of its error. */
export function useField(name: string) {
  const { control } = useFormContext();
  const language = usePageLanguage();
  const { field, fieldState } = useController({ name, control });
  const message = fieldState.error?.message;
  return { field, id: fieldId(name), error: message && sentenceOf(message, language) };
}
