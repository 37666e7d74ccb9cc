import { form, formAnswer } from '../../domain/entities/form.ts';
import { modelOf, rowsOf } from './entity-model.ts';

export class Form extends modelOf(form) {}

export class FormQuestion extends rowsOf(
  'form_questions',
  { form_id: 'forms' },
  form.fields.form_questions,
) {}

export class FormAnswer extends modelOf(formAnswer) {}

export class FormQuestionAnswer extends rowsOf(
  'form_question_answers',
  { form_answer_id: 'form_answers' },
  formAnswer.fields.form_question_answers,
) {}
