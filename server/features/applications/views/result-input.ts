import { choice, clearable, longText } from '../../../core/schemas/schema-helpers.ts';

/** Why a company decided so: for the statistics, inside the house only. */
export const RESULT_CATEGORIES = [
  'japanese_level',
  'skills',
  'experience',
  'motivation',
  'personality',
  'conditions',
  'visa',
  'position_filled',
  'other',
] as const;

/** The wording for the student, and the company's own words with their category for the house. */
export const resultFields = {
  result_reason: clearable(longText(2000)),
  reason_of_result: clearable(longText(2000)),
  reason_of_result_category: clearable(choice(RESULT_CATEGORIES)),
};
