import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useApi } from '../../providers/api-context.ts';
import { staffDrafts } from '../../../../web/drafts.ts';
import type { Data } from '../../lib/record-changes.ts';
import { Hint } from '../Hint.tsx';
import { asDataAddress } from '../../lib/data-address.ts';
import { FileInput } from './FileInput.tsx';
import { useFormContextValue } from './form-context.ts';
import { useRecordField } from './use-record-field.ts';
import { useMember } from '../../session/member.ts';

interface PictureInputProps {
  /** The field with the file's id. */
  source: string;
  label: string;
  hint?: string;
  purpose: 'logo' | 'company_image' | 'event_thumbnail';
  /** Where the picture with this file's id is, by the saved record; null when it shows another one. */
  addressOf(record: Data, fileId: number): string | null | undefined;
  /** Said where there is no picture yet. */
  emptyText?: string;
  /** In CSS pixels. */
  maxWidth?: number;
  /** A picture that is a row of a list goes with its row. */
  isWithRow?: boolean;
}

/**
 * A picture everybody may see. It is sent at once; the record names it when it is saved. Where it is, is kept beside
 * the draft, so that unsaved work that comes back still shows it.
 */
export function PictureInput(props: PictureInputProps) {
  const { source, label, hint, purpose, addressOf, emptyText, maxWidth = 320, isWithRow = false } = props;
  const api = useApi();
  const { hf_member_id } = useMember();
  const { value, change, error } = useRecordField<number>(source, label);
  const { base } = useFormContextValue().recordForm;
  const [now] = useState(() => Date.now());
  const url =
    value === null
      ? null
      : (addressOf(base, value) ?? staffDrafts.read<string>(hf_member_id, `picture.${value}`, now));
  const note = error ?? hint;
  const empty = emptyText && <Hint>{emptyText}</Hint>;
  return (
    <FileInput
      label={label}
      {...(note && { hint: note })}
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
          empty
        )
      }
      upload={async (file) => {
        const image = { purpose, data: await asDataAddress(file) };
        const picture = await api.command('hf_member__upload_image', { image });
        staffDrafts.write(hf_member_id, `picture.${picture.id}`, picture.url, Date.now());
        change(picture.id);
      }}
      {...(value !== null &&
        !isWithRow && {
          remove: () => {
            change(null);
            return Promise.resolve();
          },
        })}
    />
  );
}

/** The picture beside the title of a record that has one. */
export function ThumbnailInput() {
  const t = useTranslate();
  return (
    <PictureInput
      source="thumbnail_file_id"
      addressOf={(record, fileId) =>
        record['thumbnail_file_id'] === fileId ? (record['thumbnail_url'] as string | null) : null
      }
      purpose="event_thumbnail"
      label={t('articles.thumbnail')}
      hint={t('articles.thumbnail_hint')}
    />
  );
}
