import { choice, integer, text } from '../../domain/entities/fields.ts';
import { internalModel } from './entity-model.ts';

/**
 * The folded names of a student, a recruitment, a company or its contact, and a student's address apart from the name: kept by the
 * database, read by the staff's search.
 */
export class SearchName extends internalModel('search_names', {
  record_table: choice(['users', 'user_emails', 'recruitments', 'companies', 'company_contact_persons']),
  record_id: integer(),
  words: text(),
}) {}
