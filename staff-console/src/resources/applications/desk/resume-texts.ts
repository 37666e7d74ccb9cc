import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { RESUME_TEXTS, type ResumeText } from '../../../../../domain/entities/resume.ts';
import { checkResumeText, mayBeShort, type ResumeFinding } from '../../../../../domain/resume-checks.ts';
import { tokyoDay } from '../../../../../domain/tokyo-time.ts';
import { useNow } from '../../../../../web/use-now.ts';
import { usePick, useTranslate } from '../../../i18n/use-translate.ts';
import { useApi } from '../../../providers/api-context.ts';
import type { StaffApplication } from '../application.ts';
import type { CommentAbout } from './Comments.tsx';
import { type TextKey } from './correction.ts';
import { useDesk } from './desk-context.ts';

/** One text of the resume: the student's words and what may be written beside them. */
export interface PairedText {
  id: string;
  /** Null while the student has not begun an answer: then there is nothing to correct. */
  key: TextKey | null;
  title: string;
  purpose: string;
  isRequired: boolean;
  original: string | null;
  /** The recruitment's approximate lengths. */
  characters: number | null;
  words: number | null;
  /** Openings the student was offered, in every language. */
  templates: readonly string[];
  about: CommentAbout | null;
}

/** The fixed texts that are written, by the student or a mentor. */
export const textsInUse = ({ resume }: StaffApplication): ResumeText[] =>
  RESUME_TEXTS.filter((name) => resume[name] || resume[`${name}_jt`]);

/** The texts of a resume in the order of the form: the company's questions, then the fixed texts that are shown. */
export function usePairs(application: StaffApplication, fixedShown: readonly ResumeText[]): PairedText[] {
  const t = useTranslate();
  const pick = usePick();
  const { resume, resume_questions } = application;
  const asked = resume_questions.map((question): PairedText => {
    const answer = resume.resume_question_answers.find(
      (item) => item.resume_question_id === question.resume_question_id,
    );
    return {
      id: `question-${question.resume_question_id}`,
      key: answer ? `answer:${answer.id}` : null,
      title: pick(question.resume_question.title),
      purpose: pick(question.resume_question.purpose),
      isRequired: question.is_required,
      original: answer?.answer ?? null,
      characters: question.approximate_num_of_characters_ja,
      words: question.approximate_num_of_words_en,
      templates: question.resume_question.templates.flatMap(({ template_text }) =>
        Object.values(template_text),
      ),
      about: answer ? { resume_question_answer_id: answer.id } : null,
    };
  });
  const fixed = RESUME_TEXTS.filter((name) => fixedShown.includes(name)).map((name): PairedText => ({
    id: `text-${name}`,
    key: `${name}_jt`,
    title: t(`resume_text.${name}`),
    purpose: '',
    isRequired: false,
    original: resume[name],
    characters: null,
    words: null,
    templates: [],
    about: { field: name },
  }));
  return [...asked, ...fixed];
}

const FIVE_MINUTES = 5 * 60_000;

/** What the machine notices in a text of this application, by the same rules the student's form has. */
export function useTextChecker(): (pair: PairedText, text: string) => ResumeFinding[] {
  const api = useApi();
  const { application } = useDesk();
  const { data } = useQuery({
    queryKey: ['other-companies', application.id],
    queryFn: () => api.query('hf_member__get_other_companies', { application_id: application.id }),
    staleTime: FIVE_MINUTES,
  });
  const today = tokyoDay(useNow());
  const company = application.recruitment.company.official_name;
  return useCallback(
    ({ key, characters, words, templates }, text) =>
      checkResumeText(text, {
        characters_ja: characters,
        words_en: words,
        may_be_short: mayBeShort(key?.replace(/_jt$/, '') ?? ''),
        company,
        other_companies: data?.other_companies ?? [],
        template_texts: templates,
        today,
      }),
    [company, data, today],
  );
}

/** The same for one text, remembered while nothing of it changes. */
export function useTextChecks(pair: PairedText, text: string): ResumeFinding[] {
  const check = useTextChecker();
  return useMemo(() => check(pair, text), [check, pair, text]);
}

/** What a text of the resume is called on the screen. */
export function useTextTitle(): (key: TextKey) => string {
  const t = useTranslate();
  const pick = usePick();
  const { application } = useDesk();
  return (key) => {
    if (key === 'hf_remark') return t('desk.remark');
    const fixed = RESUME_TEXTS.find((name) => key === `${name}_jt`);
    if (fixed) return t(`resume_text.${fixed}`);
    const answer = application.resume.resume_question_answers.find(({ id }) => key === `answer:${id}`);
    return pick(answer?.resume_question.title);
  };
}
