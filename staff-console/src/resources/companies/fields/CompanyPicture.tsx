import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FileInput } from '../../../components/form/FileInput.tsx';
import { useFormContextValue } from '../../../components/form/form-context.ts';
import { useField } from '../../../components/form/use-field.ts';
import { useSay } from '../../../i18n/use-words.ts';
import { readDraft, writeDraft } from '../../../lib/drafts.ts';
import { useApi } from '../../../providers/api.ts';
import { useMember } from '../../../session/member.ts';
import type { Company } from '../company.ts';

interface CompanyPictureProps {
  source: string;
  label: string;
  hint?: string;
  purpose: 'logo' | 'company_image';
  maxWidth: number;
}

const asDataAddress = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read')));
    reader.readAsDataURL(file);
  });

/** Where the pictures of the saved company are, by the ids of their files: rows move, files do not. */
function savedAddress(company: Partial<Company>, fileId: number): string | null {
  if (company.logo_file_id === fileId) return company.logo_url ?? null;
  return company.images?.find(({ file_id }) => file_id === fileId)?.url ?? null;
}

/**
 * A picture of the company. It is sent at once; the record names it when it is saved. Where it is, is kept beside the
 * draft, so that unsaved work that comes back still shows it.
 */
export function CompanyPicture({ source, label, hint, purpose, maxWidth }: CompanyPictureProps) {
  const say = useSay();
  const api = useApi();
  const { hf_member_id } = useMember();
  const { base } = useFormContextValue().recordForm;
  const { value, change, error } = useField<number>(source, label);
  const [now] = useState(() => Date.now());
  const url =
    value === null
      ? null
      : (savedAddress(base, value) ?? readDraft<string>(hf_member_id, `picture.${value}`, now));
  return (
    <Box>
      <FileInput
        label={label}
        {...((error ?? hint) && { hint: error ?? hint! })}
        accept="image/png,image/jpeg,image/webp"
        maxMegabytes={10}
        current={
          url ? (
            <Box
              component="img"
              src={url}
              alt={label}
              sx={{ display: 'block', maxWidth, width: '100%', borderRadius: 1 }}
            />
          ) : (
            <Typography variant="body2" color="textSecondary">
              {say('companies.no_image')}
            </Typography>
          )
        }
        upload={async (file) => {
          const picture = await api.command('hf_member__upload_image', {
            image: { purpose, data: await asDataAddress(file) },
          });
          writeDraft(hf_member_id, `picture.${picture.id}`, picture.url, Date.now());
          change(picture.id);
        }}
        {...(value !== null &&
          purpose === 'logo' && {
            remove: () => {
              change(null);
              return Promise.resolve();
            },
          })}
      />
    </Box>
  );
}
