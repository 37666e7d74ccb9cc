import Box from '@mui/material/Box';
import { useState } from 'react';
import { useApi } from '../../providers/api.ts';
import { valueAt } from '../../lib/at-path.ts';
import { FileInput } from './FileInput.tsx';
import { useFormContextValue } from './form-context.ts';
import { useField } from './use-field.ts';

interface PictureInputProps {
  /** The field with the file's id. */
  source: string;
  /** The record's field with the picture's address. */
  urlSource: string;
  label: string;
  hint?: string;
  purpose: 'logo' | 'company_image' | 'event_thumbnail';
}

const asDataAddress = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
    reader.readAsDataURL(file);
  });

/** A picture everybody may see. It is sent at once; the record shows it once it is saved. */
export function PictureInput({ source, urlSource, label, hint, purpose }: PictureInputProps) {
  const api = useApi();
  const { value, change, error } = useField<number>(source, label);
  const { base } = useFormContextValue().recordForm;
  const [sent, setSent] = useState<{ id: number; url: string } | null>(null);
  const known = valueAt(base, source) === value ? valueAt(base, urlSource) : null;
  const url = sent?.id === value ? sent.url : typeof known === 'string' ? known : null;
  return (
    <FileInput
      label={label}
      {...((error ?? hint) && { hint: error ?? hint! })}
      accept="image/png,image/jpeg,image/webp"
      maxMegabytes={10}
      current={
        url && (
          <Box
            component="img"
            src={url}
            alt={label}
            sx={{ display: 'block', maxWidth: 320, width: '100%', borderRadius: 1 }}
          />
        )
      }
      upload={async (file) => {
        const image = { purpose, data: await asDataAddress(file) };
        const picture = await api.command('hf_member__upload_image', { image });
        setSent(picture);
        change(picture.id);
      }}
      remove={() => {
        change(null);
        return Promise.resolve();
      }}
    />
  );
}
