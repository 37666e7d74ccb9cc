import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mayBeShort, type ResumeTextContext } from '../../../../domain/resume-checks.ts';
import { PAGE_SIZE } from '../../../../domain/constants.ts';
import { tokyoDay } from '../../../../domain/tokyo-time.ts';
import { api } from '../../lib/api.ts';
import type { Application } from '../../lib/api-types.ts';
import { useNow } from '../../../../web/use-now.ts';
import { questionKey, questionsOf } from '../../lib/resume-texts.ts';

/** What the machine knows when it checks the texts of an application: a function of the text's name. */
export function useTextContext(application: Application): (key: string) => ResumeTextContext {
  const { company } = application.recruitment;
  const { data } = useQuery({
    queryKey: ['applications', 'companies'],
    queryFn: () => api.query('user__get_applications', { page: 1, per_page: PAGE_SIZE.max }),
    staleTime: 5 * 60_000,
  });
  const today = tokyoDay(useNow());
  return useMemo(() => {
    const others = (data?.applications ?? [])
      .map(({ recruitment }) => recruitment.company)
      .filter(({ id }) => id !== company.id)
      .map(({ official_name }) => official_name);
    const questions = new Map(
      questionsOf(application).map((question) => [questionKey(question.resume_question_id), question]),
    );
    return (key) => {
      const question = questions.get(key as `q${number}`);
      return {
        characters_ja: question?.approximate_num_of_characters_ja ?? null,
        words_en: question?.approximate_num_of_words_en ?? null,
        may_be_short: mayBeShort(key),
        company: company.official_name,
        other_companies: others,
        template_texts: (question?.resume_question.templates ?? []).flatMap(({ template_text }) =>
          Object.values(template_text),
        ),
        today,
      };
    };
  }, [application, company, data, today]);
}
