import { University } from '../../../../../db/models/university.ts';
import { integer, line } from '../../../../../domain/entities/fields.ts';
import { defineSheet } from '../../../../core/sheets/define-sheet.ts';
import { universityWords } from '../../../../core/sheets/labels.ts';

const fields = {
  ...University.fields,
  // A student's own addition may lack the English name; what staff write has both.
  local_name: line({ required: true }),
  english_name: line({ required: true }),
  // By its number, as in the form.
  current_university_id: integer({ nullable: true }),
};

/** A university as its form has it, with the code of the ministry to read. */
export const universitySheet = defineSheet(
  { fields },
  {
    model: University,
    words: universityWords,
    fields: [
      'local_name',
      'english_name',
      'other_names',
      'country_id',
      'prefecture_id',
      'university_control_type_id',
      'current_university_id',
      'ranking',
      'department_names',
      'code',
    ],
    // As in the form, what a student added does not keep staff from adding the same.
    same: {
      groups: [
        ['country_id', 'local_name'],
        ['country_id', 'english_name'],
      ],
      among: { is_created_by_user: false },
    },
    shown: ['code'],
  },
);
