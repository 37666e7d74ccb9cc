import type { Transaction } from 'sequelize';
import { itemAt } from '../../../domain/required.ts';
import { ResumeQuestion, ResumeQuestionTemplate } from '../../models/resume-question.ts';
import type { Insert } from './insert.ts';
import type { DemoQuestion } from './schemas/texts.ts';

export type InsertedQuestion = DemoQuestion & { id: number; default_template_id: number | null };

/** @throws Error for a question that the bank does not have */
export function questionOf(questions: readonly InsertedQuestion[], key: string): InsertedQuestion {
  const question = questions.find((one) => one.key === key);
  if (!question) throw new Error(`The bank of questions has no "${key}"`);
  return question;
}

/** The bank with its templates; the first template of a question is its default. */
export async function insertQuestions(
  insert: Insert,
  bank: readonly DemoQuestion[],
  transaction: Transaction,
): Promise<InsertedQuestion[]> {
  const ids = await insert(
    ResumeQuestion,
    bank.map(({ title, purpose, explanation, disabled = false, ...question }, place) => ({
      title,
      purpose,
      explanation,
      title_for_hf_member: question.title_for_hf_member,
      resume_text: question.resume_text ?? null,
      disabled,
      using_frequency: disabled ? 0 : 40 - place,
      default_is_display_in_resume: question.is_display_in_resume,
      default_num_of_characters_ja: question.num_of_characters_ja,
      default_num_of_words_en: question.num_of_words_en,
      is_allow_reuse: question.is_allow_reuse,
    })),
  );
  const templates = bank.flatMap(({ templates: list }, place) =>
    list.map((template, position) => ({ resume_question_id: itemAt(ids, place), ...template, position })),
  );
  const templateIds = await insert(ResumeQuestionTemplate, templates);
  const inserted = bank.map((question, place) => {
    const first = templates.findIndex((row) => row.resume_question_id === ids[place]);
    return { ...question, id: itemAt(ids, place), default_template_id: templateIds[first] ?? null };
  });
  for (const { id, default_template_id } of inserted)
    if (default_template_id !== null)
      await ResumeQuestion.update({ default_template_id }, { where: { id }, transaction, silent: true });
  return inserted;
}
