import type { Transaction } from 'sequelize';
import { ResumeQuestion, ResumeQuestionTemplate } from '../../models/resume-question.ts';
import type { Insert } from './insert.ts';
import { questionBank } from './question-bank.ts';
import { map } from './texts.ts';
import type { DemoQuestion } from './types.ts';

export type InsertedQuestion = DemoQuestion & { id: number; default_template_id: number | null };

/** The bank with its templates; the first template of a question is its default. */
export async function insertQuestions(insert: Insert, transaction: Transaction): Promise<InsertedQuestion[]> {
  const ids = await insert(
    ResumeQuestion,
    questionBank.map((question, place) => ({
      title: map(question.title),
      purpose: map(question.purpose),
      explanation: map(question.explanation),
      title_for_hf_member: question.forStaff,
      disabled: question.isDisabled ?? false,
      using_frequency: question.isDisabled ? 0 : 40 - place,
      default_is_display_in_resume: question.isDisplayed,
      default_num_of_characters_ja: question.characters,
      default_num_of_words_en: question.words,
      is_allow_reuse: question.isReusable,
    })),
  );
  const templates = questionBank.flatMap(({ templates: list }, place) =>
    list.map(([name, text], position) => ({
      resume_question_id: ids[place]!,
      template_name: map(name),
      template_text: map(text),
      position,
    })),
  );
  const templateIds = await insert(ResumeQuestionTemplate, templates);
  const inserted = questionBank.map((question, place) => {
    const first = templates.findIndex((row) => row.resume_question_id === ids[place]);
    return { ...question, id: ids[place]!, default_template_id: templateIds[first] ?? null };
  });
  for (const { id, default_template_id } of inserted)
    if (default_template_id !== null)
      await ResumeQuestion.update({ default_template_id }, { where: { id }, transaction, silent: true });
  return inserted;
}
