import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId } from 'react';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { Readers } from './MentionEditor.tsx';

const MentionEditor = lazy(() => import('./MentionEditor.tsx'));

interface MentionFieldProps {
  label: string;
  readers: Readers;
  value: string;
  onChange(text: string): void;
  error?: boolean;
  helperText?: string | undefined;
}

/** A note to colleagues: after an @, they are offered by name. */
export function MentionField(props: MentionFieldProps) {
  const { label, readers, value, onChange, error = false, helperText } = props;
  const t = useTranslate();
  const id = useId();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" component="div" aria-hidden sx={{ fontWeight: 700, mb: 0.5 }}>
        {label}
      </Typography>
      <Box
        sx={{
          border: 1,
          borderColor: error ? 'error.dark' : '#7F959E',
          borderRadius: 1,
          bgcolor: 'background.paper',
          '&:focus-within': {
            borderColor: 'secondary.main',
            boxShadow: (theme) => `0 0 0 1px ${theme.palette.secondary.main}`,
          },
          '& .cm-content:focus-visible': { outline: 'none' },
        }}
      >
        <Suspense fallback={<Skeleton variant="rounded" height={72} />}>
          <MentionEditor
            readers={readers}
            value={value}
            onChange={onChange}
            attributes={{
              'aria-label': label,
              'aria-multiline': 'true',
              'aria-describedby': id,
              spellcheck: 'true',
              ...(error && { 'aria-invalid': 'true' }),
            }}
          />
        </Suspense>
      </Box>
      <FormHelperText id={id} error={error}>
        {helperText ?? t('mentions.how')}
      </FormHelperText>
    </Box>
  );
}
