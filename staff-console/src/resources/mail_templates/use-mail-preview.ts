import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CommandPayload } from '../../../../server/client/contract.ts';
import type { InterfaceLanguage } from '../../../../domain/languages.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useApi } from '../../providers/api-context.ts';
import type { Part } from './template.ts';

/** Whose values a preview is written with: an example's, or those of a mail of the past. */
export type PreviewOf = { sample: number } | { delivery_id: number };

interface Asked {
  mail_template_group_id: number | null;
  language: InterfaceLanguage;
  words: Record<Part, string>;
  of: PreviewOf;
}

/**
 * The mail the words make, written by the server at each pause in typing, and what it finds wrong with them.
 * `good` is the last that could be written, for a look while the words are broken.
 */
export function useMailPreview({ mail_template_group_id, language, words, of }: Asked, isWritten: boolean) {
  const api = useApi();
  const asked = useDebounced(
    JSON.stringify({
      ...(mail_template_group_id !== null && { mail_template_group_id }),
      language,
      words,
      ...of,
    }),
  );
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['mail-preview', asked],
    queryFn: () =>
      api.command(
        'hf_member__preview_mail_template',
        JSON.parse(asked) as CommandPayload<'hf_member__preview_mail_template'>,
      ),
    enabled: isWritten,
    retry: false,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const [good, setGood] = useState<typeof data>(undefined);
  if (data?.body_html && data !== good) setGood(data);
  return { data, good, error, isOld: isPlaceholderData, refetch };
}

export type MailPreviewAnswer = ReturnType<typeof useMailPreview>;
