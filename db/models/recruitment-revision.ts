import { integer, ref } from '../../domain/entities/fields.ts';
import { internalModel } from './entity-model.ts';

/** The draft in which a public recruitment is reworked: a recruitment of its own that nobody can release as one. */
export class RecruitmentRevision extends internalModel(
  'recruitment_revisions',
  {
    recruitment_id: ref('recruitments'),
    draft_id: ref('recruitments'),
    base_version: integer(),
    begun_by_id: ref('hf_members', { nullable: true }),
  },
  { stamps: ['created_at'] },
) {}
