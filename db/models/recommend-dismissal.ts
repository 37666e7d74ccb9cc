import { flag, ref, text } from '../../domain/entities/fields.ts';
import { internalModel } from './entity-model.ts';

/** "Not this": a job that is not to be recommended to a student. Staff and the student each have a word of their own. */
export class RecommendDismissal extends internalModel(
  'recommend_dismissals',
  {
    user_id: ref('users'),
    recruitment_id: ref('recruitments'),
    is_by_student: flag({ required: true }),
    /** Of staff's word: whose. */
    hf_member_id: ref('hf_members', { nullable: true }),
    reason: text({ nullable: true }),
  },
  { stamps: ['created_at'] },
) {}
