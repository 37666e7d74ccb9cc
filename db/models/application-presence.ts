import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { id, optional, required, table, timestamp } from './columns.ts';
import type { Application } from './application.ts';
import type { HfMember } from './hf-member.ts';

/** A member of staff who has an application open; told again every few seconds, else they have left. */
export class ApplicationPresence extends Model<
  InferAttributes<ApplicationPresence>,
  InferCreationAttributes<ApplicationPresence>
> {
  declare id: CreationOptional<number>;
  declare application_id: number;
  declare hf_member_id: number;
  /** The text they are writing in, by the desk's own name for it. */
  declare place: string | null;
  declare seen_at: Date;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare application?: NonAttribute<Application>;
  declare hf_member?: NonAttribute<HfMember>;
}

export function initApplicationPresence(sequelize: Sequelize): void {
  ApplicationPresence.init(
    {
      id: id(),
      application_id: required(DataTypes.INTEGER),
      hf_member_id: required(DataTypes.INTEGER),
      place: optional(DataTypes.STRING),
      seen_at: required(DataTypes.DATE),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'application_presences'),
  );
}
