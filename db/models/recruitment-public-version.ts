import { instant, json, ref, type JsonObject } from '../../domain/entities/fields.ts';
import { internalModel } from './entity-model.ts';

/** What a recruitment said when it ceased to be open to the public: what a later release is compared with. */
export class RecruitmentPublicVersion extends internalModel(
  'recruitment_public_versions',
  {
    recruitment_id: ref('recruitments'),
    content: json<JsonObject>()(),
    public_until: instant(),
    /** Who closed or withdrew it, or released what came after; null where that was not kept. */
    ended_by_id: ref('hf_members', { nullable: true }),
  },
  { stamps: ['created_at'] },
) {}
