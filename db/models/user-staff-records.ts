import { userNote } from '../../domain/entities/user-note.ts';
import { choice, instant, ref, text } from '../../domain/entities/fields.ts';
import { internalModel, modelOf } from './entity-model.ts';

export class UserNote extends modelOf(userNote) {}

/** A consultation that was held: since when it was wished, for when it was planned. */
export class UserConsultation extends internalModel('user_consultations', {
  user_id: ref('users'),
  hf_member_id: ref('hf_members', { nullable: true }),
  wished_at: instant({ nullable: true }),
  planned_at: instant({ nullable: true }),
  done_at: instant(),
}) {}

/** Two accounts of somebody that managers know to be two people. The smaller id first. */
export class UserDistinction extends internalModel(
  'user_distinctions',
  {
    user_id: ref('users'),
    other_user_id: ref('users'),
    hf_member_id: ref('hf_members', { nullable: true }),
  },
  { stamps: ['created_at'] },
) {}

/** By what two accounts of one person are found. Written by a trigger on users (migration 0022), only read here. */
export class UserMatchKey extends internalModel(
  'user_match_keys',
  {
    user_id: ref('users'),
    kind: choice(['name', 'kana_name', 'email', 'phone']),
    key: text(),
  },
  { stamps: [] },
) {}
