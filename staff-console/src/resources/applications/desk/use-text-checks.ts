import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { checkResumeText, type ResumeFinding } from '../../../../../domain/resume-checks.ts';
import { tokyoDay } from '../../../../../domain/tokyo-time.ts';
import { useNow } from '../../../../../web/use-now.ts';
import { useApi } from '../../../providers/api-context.ts';
import { useDesk } from './desk-context.ts';
import type { PairedText } from './paired-text.ts';

const FIVE_MINUTES = 5 * 60_000;

/** What the machine notices in a text, by the same rules the student's form has. */
export function useTextChecks(pair: PairedText, text: string): ResumeFinding[] {
  const api = useApi();
  const { application } = useDesk();
  const { data } = useQuery({
    queryKey: ['other-companies', application.id],
    queryFn: () => api.query('hf_member__get_other_companies', { application_id: application.id }),
    staleTime: FIVE_MINUTES,
  });
  const today = tokyoDay(useNow());
  const company = application.recruitment.company.official_name;
  const { characters, words, templates } = pair;
  return useMemo(
    () =>
      checkResumeText(text, {
        characters_ja: characters,
        words_en: words,
        company,
        other_companies: data?.other_companies ?? [],
        template_texts: templates,
        today,
      }),
    [text, characters, words, templates, company, data, today],
  );
}
