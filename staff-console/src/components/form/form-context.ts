import { createContext, useContext, useEffect } from 'react';
import type { RecordForm } from './use-record-form.ts';

/** How an input calls its field, and how it writes a value, for those who speak about the field elsewhere. */
interface FieldInfo {
  label: string;
  show?: (value: unknown) => string;
  /** Long texts are compared word by word. */
  isText?: boolean;
}

export interface FormContextValue {
  resource: string;
  isReadOnly: boolean;
  recordForm: RecordForm;
  fields: Map<string, FieldInfo>;
}

export const FormContext = createContext<FormContextValue | null>(null);

/** @throws outside of RecordFormProvider (EditPage, CreatePage) */
export function useFormContextValue(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error('There is no record form here');
  return context;
}

/** Whether the fields only show: the member may read the record and not write it. */
export function useIsReadOnly(): boolean {
  return useFormContextValue().isReadOnly;
}

/** Makes an input's label and way of writing known, so that a conflict can be told in the same words. */
export function useFieldInfo(name: string, label: string, info: Omit<FieldInfo, 'label'> = {}): void {
  const { fields } = useFormContextValue();
  const { show, isText } = info;
  useEffect(() => {
    fields.set(name, { label, ...(show && { show }), ...(isText && { isText }) });
  }, [fields, name, label, show, isText]);
}

/** The info of the nearest field: its own, or that of the map or list around it. */
export function fieldInfoOf(
  fields: FormContextValue['fields'],
  path: string,
): { info: FieldInfo | null; rest: string[] } {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length--) {
    const info = fields.get(parts.slice(0, length).join('.'));
    if (info) return { info, rest: parts.slice(length) };
  }
  return { info: null, rest: parts };
}
