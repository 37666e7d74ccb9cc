import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { flag, id, joinTable, languageMap, optional, required, table, timestamp } from './columns.ts';
import type { LanguageMap } from './types.ts';
import type { CompanyOffice } from './company-offices.ts';
import type { AllowanceType, Country, JobCategory, RecruitReason } from './master-data.ts';
import type { Recruitment } from './recruitment.ts';

export class RecruitmentJobCategory extends Model<
  InferAttributes<RecruitmentJobCategory>,
  InferCreationAttributes<RecruitmentJobCategory>
> {
  declare id: CreationOptional<number>;
  declare recruitment_id: number;
  declare job_category_id: number;
  declare created_at: CreationOptional<Date>;

  declare recruitment?: NonAttribute<Recruitment>;
  declare job_category?: NonAttribute<JobCategory>;
}

export class RecruitmentRelatedCountry extends Model<
  InferAttributes<RecruitmentRelatedCountry>,
  InferCreationAttributes<RecruitmentRelatedCountry>
> {
  declare id: CreationOptional<number>;
  declare recruitment_id: number;
  declare country_id: number;
  declare created_at: CreationOptional<Date>;

  declare recruitment?: NonAttribute<Recruitment>;
  declare country?: NonAttribute<Country>;
}

export class RecruitmentOffice extends Model<
  InferAttributes<RecruitmentOffice>,
  InferCreationAttributes<RecruitmentOffice>
> {
  declare id: CreationOptional<number>;
  declare recruitment_id: number;
  declare company_office_id: number;
  declare created_at: CreationOptional<Date>;

  declare recruitment?: NonAttribute<Recruitment>;
  declare company_office?: NonAttribute<CompanyOffice>;
}

export class RecruitmentAnnualHiringNumber extends Model<
  InferAttributes<RecruitmentAnnualHiringNumber>,
  InferCreationAttributes<RecruitmentAnnualHiringNumber>
> {
  declare id: CreationOptional<number>;
  declare recruitment_id: number;
  declare nendo_year: number;
  declare num_of_hiring: number;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare recruitment?: NonAttribute<Recruitment>;
}

export class RecruitmentRecruitReason extends Model<
  InferAttributes<RecruitmentRecruitReason>,
  InferCreationAttributes<RecruitmentRecruitReason>
> {
  declare id: CreationOptional<number>;
  declare recruitment_id: number;
  declare recruit_reason_id: number;
  declare created_at: CreationOptional<Date>;

  declare recruitment?: NonAttribute<Recruitment>;
  declare recruit_reason?: NonAttribute<RecruitReason>;
}

export class RecruitmentCareer extends Model<
  InferAttributes<RecruitmentCareer>,
  InferCreationAttributes<RecruitmentCareer>
> {
  declare id: CreationOptional<number>;
  declare recruitment_id: number;
  declare first_living_country_id: number | null;
  declare last_living_country_id: number | null;
  declare is_work_globaly: CreationOptional<boolean>;
  declare years_in_first_country: number | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare recruitment?: NonAttribute<Recruitment>;
  declare first_living_country?: NonAttribute<Country | null>;
  declare last_living_country?: NonAttribute<Country | null>;
}

export class RecruitmentAllowance extends Model<
  InferAttributes<RecruitmentAllowance>,
  InferCreationAttributes<RecruitmentAllowance>
> {
  declare id: CreationOptional<number>;
  declare recruitment_id: number;
  declare allowance_type_id: number;
  declare description: CreationOptional<LanguageMap>;
  declare value_yen: number | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare recruitment?: NonAttribute<Recruitment>;
  declare allowance_type?: NonAttribute<AllowanceType>;
}

export function initRecruitmentTargets(sequelize: Sequelize): void {
  RecruitmentJobCategory.init(
    {
      id: id(),
      recruitment_id: required(DataTypes.INTEGER),
      job_category_id: required(DataTypes.INTEGER),
      created_at: timestamp(),
    },
    joinTable(sequelize, 'recruitment_job_categories'),
  );

  RecruitmentRelatedCountry.init(
    {
      id: id(),
      recruitment_id: required(DataTypes.INTEGER),
      country_id: required(DataTypes.INTEGER),
      created_at: timestamp(),
    },
    joinTable(sequelize, 'recruitment_related_countries'),
  );

  RecruitmentOffice.init(
    {
      id: id(),
      recruitment_id: required(DataTypes.INTEGER),
      company_office_id: required(DataTypes.INTEGER),
      created_at: timestamp(),
    },
    joinTable(sequelize, 'recruitment_offices'),
  );

  RecruitmentAnnualHiringNumber.init(
    {
      id: id(),
      recruitment_id: required(DataTypes.INTEGER),
      nendo_year: required(DataTypes.INTEGER),
      num_of_hiring: required(DataTypes.INTEGER),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'recruitment_annual_hiring_numbers'),
  );

  RecruitmentRecruitReason.init(
    {
      id: id(),
      recruitment_id: required(DataTypes.INTEGER),
      recruit_reason_id: required(DataTypes.INTEGER),
      created_at: timestamp(),
    },
    joinTable(sequelize, 'recruitment_recruit_reasons'),
  );

  RecruitmentCareer.init(
    {
      id: id(),
      recruitment_id: required(DataTypes.INTEGER),
      first_living_country_id: optional(DataTypes.INTEGER),
      last_living_country_id: optional(DataTypes.INTEGER),
      is_work_globaly: flag(),
      years_in_first_country: optional(DataTypes.DECIMAL),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'recruitment_careers'),
  );

  RecruitmentAllowance.init(
    {
      id: id(),
      recruitment_id: required(DataTypes.INTEGER),
      allowance_type_id: required(DataTypes.INTEGER),
      description: languageMap(),
      value_yen: optional(DataTypes.INTEGER),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'recruitment_allowances'),
  );
}
