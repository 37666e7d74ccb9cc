import { choice, integer, text } from '../../domain/entities/fields.ts';
import { internalModel } from './entity-model.ts';

/**
 * The folded names of a student, a recruitment or a company, and a student's address apart from the name: kept by the
 * database, read by the staff's search.
 */
export class SearchName extends internalModel('search_names', {
  record_table: choice(['users', 'user_emails', 'recruitments', 'companies']),
  record_id: integer(),
  words: text(),
}) {}
