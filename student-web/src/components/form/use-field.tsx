import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { isFilled } from '../../../../domain/validation.ts';
import { fieldId } from '../../lib/field-id.ts';
import { sentenceOf } from '../../lib/field-message.ts';
import { usePageLanguage } from '../../lib/page-language.ts';
import { NeededNote, useIsNeeded } from './needed.tsx';

/** One field of the form around it, with the sentence of its error. */
export function useField(name: string) {
  const { control } = useFormContext();
  const language = usePageLanguage();
  const { field, fieldState } = useController({ name, control });
  const isNeeded = useIsNeeded(name) && !isFilled(field.value);
  const message = fieldState.error?.message;
  const error = message && sentenceOf(message, language);
  return {
    field,
    id: fieldId(name),
    error,
    /** What stands below the field: its error or that a resume needs it, and its help. */
    below(help?: ReactNode): ReactNode {
      if (!error) return isNeeded ? <NeededNote help={help} /> : help;
      if (!help) return error;
      return (
        <>
          {error}
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {help}
          </Box>
        </>
      );
    },
  };
}
