import { recruitment } from '../../domain/entities/recruitment.ts';
import { modelOf } from './entity-model.ts';

/** A job ad: domain/entities/recruitment.ts. */
export class Recruitment extends modelOf(recruitment, {
  key: 'recruitment_id',
  many: {
    public_versions: 'recruitment_public_versions',
    applications: 'applications',
    bookmarks: 'bookmarks',
  },
  one: { search_row: 'recruitment_search_rows' },
}) {}
