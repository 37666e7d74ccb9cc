import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { flag, id, optional, required, table, timestamp } from './columns.ts';
import type { ApplicationHfMember } from './application-records.ts';

/** A member of the operating staff. Rights come from `role` and the verified e-mail. */
export class HfMember extends Model<InferAttributes<HfMember>, InferCreationAttributes<HfMember>> {
  declare id: CreationOptional<number>;
  declare email: string;
  declare phone_num: string | null;
  declare first_name_ja: string | null;
  declare last_name_ja: string | null;
  declare first_name_en: string | null;
  declare last_name_en: string | null;
  declare nickname_ja: string | null;
  declare nickname_en: string | null;
  declare is_manager_of_applications: CreationOptional<boolean>;
  declare role: CreationOptional<'mentor' | 'manager'>;
  declare trello_id: string | null;
  declare slack_id: string | null;
  declare calendar_id: string | null;
  declare is_active: CreationOptional<boolean>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

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
  HfMember.init(
    {
      id: id(),
      email: required(DataTypes.STRING),
      phone_num: optional(DataTypes.STRING),
      first_name_ja: optional(DataTypes.STRING),
      last_name_ja: optional(DataTypes.STRING),
      first_name_en: optional(DataTypes.STRING),
      last_name_en: optional(DataTypes.STRING),
      nickname_ja: optional(DataTypes.STRING),
      nickname_en: optional(DataTypes.STRING),
      is_manager_of_applications: flag(),
      role: required(DataTypes.STRING, 'mentor'),
      trello_id: optional(DataTypes.STRING),
      slack_id: optional(DataTypes.STRING),
      calendar_id: optional(DataTypes.STRING),
      is_active: flag(true),
      version: required(DataTypes.INTEGER, 0),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'hf_members'),
  );

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
