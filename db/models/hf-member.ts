import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { hfMember } from '../../domain/entities/hf-member.ts';
import { id, optional, required, table, timestamp } from './columns.ts';
import { initTables, modelOf } from './entity-model.ts';
import type { ApplicationHfMember } from './application-records.ts';

/** A member of the operating staff: domain/entities/hf-member.ts. */
export class HfMember extends modelOf(hfMember) {
  declare gids?: NonAttribute<HfMemberGid[]>;
  declare application_hf_members?: NonAttribute<ApplicationHfMember[]>;
}

/** An analytics id registered as belonging to staff. It marks viewing mode and grants nothing. */
export class HfMemberGid extends Model<InferAttributes<HfMemberGid>, InferCreationAttributes<HfMemberGid>> {
  declare id: CreationOptional<number>;
  declare gid: string;
  declare hf_member_id: number | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare hf_member?: NonAttribute<HfMember | null>;
}

export function initHfMember(sequelize: Sequelize): void {
  initTables(sequelize, HfMember);

  HfMemberGid.init(
    {
      id: id(),
      gid: required(DataTypes.STRING),
      hf_member_id: optional(DataTypes.INTEGER),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'hf_member_gids'),
  );
}
