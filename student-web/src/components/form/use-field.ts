import { useController, useFormContext } from 'react-hook-form';
import { FIELD_CODES } from '../../../../server/domain/error-codes.ts';
import type { FieldCode } from '../../../../server/domain/error-codes.ts';
import { fieldMessage } from '../../../../server/domain/messages/message.ts';
import { fieldId } from '../../lib/field-id.ts';
import { usePageLanguage } from '../../lib/page-language.ts';

const isFieldCode = (text: string): text is FieldCode => (FIELD_CODES as readonly string[]).includes(text);

/**
 * One field of the form around it. Errors of our schemas are field codes and get the same sentence as the
 * server's; errors of the server are sentences already.
 */
export function useField(name: string) {
  const { control } = useFormContext();
  const language = usePageLanguage();
  const { field, fieldState } = useController({ name, control });
  const message = fieldState.error?.message;
  return {
    field,
    id: fieldId(name),
    error: message && (isFieldCode(message) ? fieldMessage({ code: message }, language) : message),
  };
}
