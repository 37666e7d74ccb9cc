import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { FormProvider } from 'react-hook-form';
import { FormGroupsProvider, RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { FormContext, type FormContextValue } from './form-context.ts';
import type { RecordForm } from './use-record-form.ts';

interface Props {
  resource: string;
  recordForm: RecordForm;
  isReadOnly: boolean;
  children: ReactNode;
}

const WRONG = '[aria-invalid="true"], [data-invalid="true"] [contenteditable="true"]';

/** Where the server refused something, the first refused field is brought into view and gets the focus. */
function useFocusOnRefusal(area: RefObject<HTMLElement | null>, { state, problem }: RecordForm): void {
  useEffect(() => {
    if (state !== 'refused' || problem === null) return;
    // After the inputs have shown their errors; a language map may have to change its language first.
    const timer = setTimeout(() => {
      const wrong = area.current?.querySelector<HTMLElement>(WRONG);
      wrong?.scrollIntoView({ block: 'center' });
      wrong?.focus({ preventScroll: true });
    }, 100);
    return () => clearTimeout(timer);
  }, [area, state, problem]);
}

/** The form around a record's inputs: ours and react-admin's both find their values here. Ctrl+S saves. */
export function RecordFormProvider({ resource, recordForm, isReadOnly, children }: Props) {
  const [fields] = useState<FormContextValue['fields']>(() => new Map());
  const area = useRef<HTMLFormElement>(null);
  const value = useMemo(
    () => ({ resource, recordForm, isReadOnly, fields }),
    [resource, recordForm, isReadOnly, fields],
  );
  useFocusOnRefusal(area, recordForm);
  const { save } = recordForm;
  const submit = useCallback(() => {
    if (!isReadOnly) void save();
  }, [isReadOnly, save]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    submit();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <ResourceContextProvider value={resource}>
      <RecordContextProvider value={recordForm.base}>
        <FormContext.Provider value={value}>
          <FormProvider {...recordForm.form}>
            <FormGroupsProvider>
              <form
                ref={area}
                noValidate
                onSubmit={(event) => {
                  event.preventDefault();
                  submit();
                }}
              >
                {children}
              </form>
            </FormGroupsProvider>
          </FormProvider>
        </FormContext.Provider>
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}
