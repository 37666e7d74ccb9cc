import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { id, languageMap, optional, required, table, timestamp } from './columns.ts';
import type { LanguageMap } from './types.ts';
import type { Company } from './company.ts';
import type { StoredFile } from './file.ts';
import type { Country } from './master-data.ts';

export class CompanyImage extends Model<
  InferAttributes<CompanyImage>,
  InferCreationAttributes<CompanyImage>
> {
  declare id: CreationOptional<number>;
  declare company_id: number;
  declare file_id: number;
  declare caption: CreationOptional<LanguageMap>;
  declare position: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare company?: NonAttribute<Company>;
  declare file?: NonAttribute<StoredFile>;
}

export class CompanyEmployee extends Model<
  InferAttributes<CompanyEmployee>,
  InferCreationAttributes<CompanyEmployee>
> {
  declare id: CreationOptional<number>;
  declare company_id: number;
  declare name: string | null;
  declare country_id: number | null;
  declare position: CreationOptional<LanguageMap>;
  declare message: CreationOptional<LanguageMap>;
  declare joined_year: number | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare company?: NonAttribute<Company>;
  declare country?: NonAttribute<Country | null>;
}

export class CompanyAnnualData extends Model<
  InferAttributes<CompanyAnnualData>,
  InferCreationAttributes<CompanyAnnualData>
> {
  declare id: CreationOptional<number>;
  declare company_id: number;
  declare nendo_year: number;
  declare sales: number | null;
  declare capital: number | null;
  declare num_of_employees: number | null;
  declare num_of_full_time: number | null;
  declare num_of_foreigners: number | null;
  declare num_of_technical_trainees: number | null;
  declare num_of_former_international_students: number | null;
  declare country_relation: string | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare company?: NonAttribute<Company>;
}

export class CompanyAppliableTerm extends Model<
  InferAttributes<CompanyAppliableTerm>,
  InferCreationAttributes<CompanyAppliableTerm>
> {
  declare id: CreationOptional<number>;
  declare company_id: number;
  declare start_on: string | null;
  declare end_on: string | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare company?: NonAttribute<Company>;
}

export class CompanyJoinableMonth extends Model<
  InferAttributes<CompanyJoinableMonth>,
  InferCreationAttributes<CompanyJoinableMonth>
> {
  declare id: CreationOptional<number>;
  declare company_id: number;
  declare month: number;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare company?: NonAttribute<Company>;
}

/** Notes that never leave the staff. The alert is shown before a resume is sent. */
export class CompanyInternalData extends Model<
  InferAttributes<CompanyInternalData>,
  InferCreationAttributes<CompanyInternalData>
> {
  declare id: CreationOptional<number>;
  declare company_id: number;
  declare memo: string | null;
  declare minutes_link: string | null;
  declare resume_submit_alert: string | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare company?: NonAttribute<Company>;
}

export function initCompanyProfile(sequelize: Sequelize): void {
  CompanyImage.init(
    {
      id: id(),
      company_id: required(DataTypes.INTEGER),
      file_id: required(DataTypes.INTEGER),
      caption: languageMap(),
      position: required(DataTypes.INTEGER, 0),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'company_images'),
  );

  CompanyEmployee.init(
    {
      id: id(),
      company_id: required(DataTypes.INTEGER),
      name: optional(DataTypes.STRING),
      country_id: optional(DataTypes.INTEGER),
      position: languageMap(),
      message: languageMap(),
      joined_year: optional(DataTypes.INTEGER),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'company_employees'),
  );

  CompanyAnnualData.init(
    {
      id: id(),
      company_id: required(DataTypes.INTEGER),
      nendo_year: required(DataTypes.INTEGER),
      sales: optional(DataTypes.BIGINT),
      capital: optional(DataTypes.BIGINT),
      num_of_employees: optional(DataTypes.INTEGER),
      num_of_full_time: optional(DataTypes.INTEGER),
      num_of_foreigners: optional(DataTypes.INTEGER),
      num_of_technical_trainees: optional(DataTypes.INTEGER),
      num_of_former_international_students: optional(DataTypes.INTEGER),
      country_relation: optional(DataTypes.TEXT),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'company_annual_data'),
  );

  CompanyAppliableTerm.init(
    {
      id: id(),
      company_id: required(DataTypes.INTEGER),
      start_on: optional(DataTypes.DATEONLY),
      end_on: optional(DataTypes.DATEONLY),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'company_appliable_terms'),
  );

  CompanyJoinableMonth.init(
    {
      id: id(),
      company_id: required(DataTypes.INTEGER),
      month: required(DataTypes.INTEGER),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'company_joinable_months'),
  );

  CompanyInternalData.init(
    {
      id: id(),
      company_id: required(DataTypes.INTEGER),
      memo: optional(DataTypes.TEXT),
      minutes_link: optional(DataTypes.TEXT),
      resume_submit_alert: optional(DataTypes.TEXT),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'company_internal_data'),
  );
}
