import { instant, json, ref, type JsonObject } from '../../domain/entities/fields.ts';
import { internalModel } from './entity-model.ts';

/** What a recruitment said when it ceased to be open to the public: what a later release is compared with. */
export class RecruitmentPublicVersion extends internalModel(
  'recruitment_public_versions',
  {
    recruitment_id: ref('recruitments'),
    content: json<JsonObject>()(),
    public_until: instant(),
  },
  { stamps: ['created_at'] },
) {}
