import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { id, joinTable, optional, required, timestamp } from './columns.ts';
import type { HfMember } from './hf-member.ts';
import type { Recruitment } from './recruitment.ts';
import type { User } from './user.ts';

/** "Not this": a job that is not to be recommended to a student. Staff and the student each have a word of their own. */
export class RecommendDismissal extends Model<
  InferAttributes<RecommendDismissal>,
  InferCreationAttributes<RecommendDismissal>
> {
  declare id: CreationOptional<number>;
  declare user_id: number;
  declare recruitment_id: number;
  declare is_by_student: boolean;
  /** Of staff's word: whose. */
  declare hf_member_id: number | null;
  declare reason: string | null;
  declare created_at: CreationOptional<Date>;

  declare user?: NonAttribute<User>;
  declare recruitment?: NonAttribute<Recruitment>;
  declare hf_member?: NonAttribute<HfMember | null>;
}

export function initRecommendDismissal(sequelize: Sequelize): void {
  RecommendDismissal.init(
    {
      id: id(),
      user_id: required(DataTypes.INTEGER),
      recruitment_id: required(DataTypes.INTEGER),
      is_by_student: required(DataTypes.BOOLEAN),
      hf_member_id: optional(DataTypes.INTEGER),
      reason: optional(DataTypes.TEXT),
      created_at: timestamp(),
    },
    joinTable(sequelize, 'recommend_dismissals'),
  );
}
