import { Recruitment } from '../../../../../db/models/recruitment.ts';
import { recruitment } from '../../../../../domain/entities/recruitment.ts';
import { recruitmentState, type RecruitmentState } from '../../../../../domain/recruitment-state.ts';
import { defineSheet } from '../../../../core/sheets/define-sheet.ts';
import { recruitmentWords } from '../../../../core/sheets/labels.ts';

type Names = keyof typeof recruitment.fields;

/** Chosen on the page of the job, from what its company has and from the questions in use. */
const ON_THE_PAGE: readonly Names[] = ['offices', 'resume_questions'];

const written = (Object.keys(recruitment.fields) as Names[]).filter((name) => {
  const field = recruitment.fields[name];
  return !('write' in field) && !ON_THE_PAGE.includes(name);
});

type StateFacts = Parameters<typeof recruitmentState>[0];
const REFUSED: readonly RecruitmentState[] = ['released'];

/** What a manager writes of a job. A new one is a draft, and a public one is reworked in a draft on its page. */
export const recruitmentSheet = defineSheet(recruitment, {
  model: Recruitment,
  words: recruitmentWords,
  fields: written,
  rows: {
    annual_hiring_numbers: 1,
    required_skills: 3,
    required_languages: 2,
    required_language_examinations: 2,
    recruitment_careers: 1,
    allowances: 3,
    selection_steps: 4,
  },
  jlpt: ['required_jlpt'],
  // An ad that was public may come again: only drafts are the same.
  same: {
    groups: [
      ['company_id', 'title_ja'],
      ['company_id', 'title_en'],
    ],
    among: { published_at: null },
  },
  refusal: (record) =>
    REFUSED.includes(recruitmentState(record as unknown as StateFacts)) ? 'public_ad' : null,
});
