import { line, ref } from '../../domain/entities/fields.ts';
import { hfMember } from '../../domain/entities/hf-member.ts';
import { internalModel, modelOf } from './entity-model.ts';

/** A member of the operating staff: domain/entities/hf-member.ts. */
export class HfMember extends modelOf(hfMember, {
  key: 'hf_member_id',
  many: { gids: 'hf_member_gids', application_hf_members: 'application_hf_members' },
}) {}

/** An analytics id registered as belonging to staff. It marks viewing mode and grants nothing. */
export class HfMemberGid extends internalModel('hf_member_gids', {
  gid: line(),
  hf_member_id: ref('hf_members', { nullable: true }),
}) {}
