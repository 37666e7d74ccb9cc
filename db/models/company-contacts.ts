import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { flag, id, optional, required, table, timestamp } from './columns.ts';
import type { Company } from './company.ts';

export class CompanyCcEmail extends Model<
  InferAttributes<CompanyCcEmail>,
  InferCreationAttributes<CompanyCcEmail>
> {
  declare id: CreationOptional<number>;
  declare company_id: number;
  declare email: string;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare company?: NonAttribute<Company>;
}

export class CompanyContactPerson extends Model<
  InferAttributes<CompanyContactPerson>,
  InferCreationAttributes<CompanyContactPerson>
> {
  declare id: CreationOptional<number>;
  declare company_id: number;
  declare first_name: string | null;
  declare last_name: string | null;
  declare first_name_kana: string | null;
  declare last_name_kana: string | null;
  declare position: string | null;
  declare phone_num: string | null;
  declare email: string | null;
  declare is_main_person: CreationOptional<boolean>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare company?: NonAttribute<Company>;
}

export function initCompanyContacts(sequelize: Sequelize): void {
  CompanyCcEmail.init(
    {
      id: id(),
      company_id: required(DataTypes.INTEGER),
      email: required(DataTypes.STRING),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'company_cc_emails'),
  );

  CompanyContactPerson.init(
    {
      id: id(),
      company_id: required(DataTypes.INTEGER),
      first_name: optional(DataTypes.STRING),
      last_name: optional(DataTypes.STRING),
      first_name_kana: optional(DataTypes.STRING),
      last_name_kana: optional(DataTypes.STRING),
      position: optional(DataTypes.STRING),
      phone_num: optional(DataTypes.STRING),
      email: optional(DataTypes.STRING),
      is_main_person: flag(),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'company_contact_persons'),
  );
}
