import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/use-translate.ts';
import { problemText } from '../../lib/problem-text.ts';
import { useIsReadOnly } from './form-context.ts';

interface FileInputProps {
  label: string;
  hint?: string;
  /** As the file field's `accept`: `image/png,image/jpeg`. */
  accept: string;
  maxMegabytes: number;
  /** What is there now: an image, a file's name; null for nothing. */
  current: ReactNode;
  /** Sends the file by the resource's own command; what it throws is shown here. */
  upload(file: File): Promise<void>;
  remove?: () => Promise<void>;
}

/** A file of a record. It is sent at once by the resource's own command, and is no part of the form. */
export function FileInput({ label, hint, accept, maxMegabytes, current, upload, remove }: FileInputProps) {
  const t = useTranslate();
  const isReadOnly = useIsReadOnly();
  const field = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem(problemText(error, t));
    } finally {
      setBusy(false);
    }
  };
  const choose = (file: File | undefined) => {
    if (field.current) field.current.value = '';
    if (!file) return;
    if (file.size > maxMegabytes * 1024 * 1024) setProblem(t('inputs.too_large', { max: maxMegabytes }));
    else void run(() => upload(file));
  };
  return (
    <Box component="fieldset" aria-label={label} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: 700, mb: 0.5 }}>
        {label}
      </Typography>
      {current}
      {!isReadOnly && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1, flexWrap: 'wrap' }}>
          <input
            ref={field}
            type="file"
            hidden
            accept={accept}
            onChange={(event) => choose(event.target.files?.[0])}
          />
          <Button variant="outlined" disabled={isBusy} onClick={() => field.current?.click()}>
            {t('inputs.choose_file')}
          </Button>
          {current && remove && (
            <Button disabled={isBusy} onClick={() => void run(remove)}>
              {t('inputs.remove_file')}
            </Button>
          )}
        </Box>
      )}
      {(problem ?? hint) && (
        <FormHelperText error={problem !== null} role={problem ? 'alert' : undefined}>
          {problem ?? hint}
        </FormHelperText>
      )}
    </Box>
  );
}
