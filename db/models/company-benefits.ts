import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { id, joinTable, languageMap, required, table, timestamp } from './columns.ts';
import type { LanguageMap } from './types.ts';
import type { Company } from './company.ts';
import type {
  AllowanceType,
  CompanyCountryRelationType,
  CompanyCulture,
  Country,
  HousingSupportType,
  IndustrySector,
  InsuranceType,
  ReligiousConsideration,
} from './master-data.ts';

export class CompanyCountryRelation extends Model<
  InferAttributes<CompanyCountryRelation>,
  InferCreationAttributes<CompanyCountryRelation>
> {
  declare id: CreationOptional<number>;
  declare company_id: number;
  declare country_id: number;
  declare company_country_relation_type_id: number;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare company?: NonAttribute<Company>;
  declare country?: NonAttribute<Country>;
  declare company_country_relation_type?: NonAttribute<CompanyCountryRelationType>;
}

export class CompanyIndustrySector extends Model<
  InferAttributes<CompanyIndustrySector>,
  InferCreationAttributes<CompanyIndustrySector>
> {
  declare id: CreationOptional<number>;
  declare company_id: number;
  declare industry_sector_id: number;
  declare created_at: CreationOptional<Date>;

  declare company?: NonAttribute<Company>;
  declare industry_sector?: NonAttribute<IndustrySector>;
}

export class CompanyAllowance extends Model<
  InferAttributes<CompanyAllowance>,
  InferCreationAttributes<CompanyAllowance>
> {
  declare id: CreationOptional<number>;
  declare company_id: number;
  declare allowance_type_id: number;
  declare description: CreationOptional<LanguageMap>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare company?: NonAttribute<Company>;
  declare allowance_type?: NonAttribute<AllowanceType>;
}

export class CompanyInsurance extends Model<
  InferAttributes<CompanyInsurance>,
  InferCreationAttributes<CompanyInsurance>
> {
  declare id: CreationOptional<number>;
  declare company_id: number;
  declare insurance_type_id: number;
  declare created_at: CreationOptional<Date>;

  declare company?: NonAttribute<Company>;
  declare insurance_type?: NonAttribute<InsuranceType>;
}

export class CompanyHousingSupport extends Model<
  InferAttributes<CompanyHousingSupport>,
  InferCreationAttributes<CompanyHousingSupport>
> {
  declare id: CreationOptional<number>;
  declare company_id: number;
  declare housing_support_type_id: number;
  declare description: CreationOptional<LanguageMap>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare company?: NonAttribute<Company>;
  declare housing_support_type?: NonAttribute<HousingSupportType>;
}

export class CompanyCultureLink extends Model<
  InferAttributes<CompanyCultureLink>,
  InferCreationAttributes<CompanyCultureLink>
> {
  declare id: CreationOptional<number>;
  declare company_id: number;
  declare company_culture_id: number;
  declare created_at: CreationOptional<Date>;

  declare company?: NonAttribute<Company>;
  declare company_culture?: NonAttribute<CompanyCulture>;
}

export class CompanyReligiousConsideration extends Model<
  InferAttributes<CompanyReligiousConsideration>,
  InferCreationAttributes<CompanyReligiousConsideration>
> {
  declare id: CreationOptional<number>;
  declare company_id: number;
  declare religious_consideration_id: number;
  declare description: CreationOptional<LanguageMap>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare company?: NonAttribute<Company>;
  declare religious_consideration?: NonAttribute<ReligiousConsideration>;
}

export function initCompanyBenefits(sequelize: Sequelize): void {
  CompanyCountryRelation.init(
    {
      id: id(),
      company_id: required(DataTypes.INTEGER),
      country_id: required(DataTypes.INTEGER),
      company_country_relation_type_id: required(DataTypes.INTEGER),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'company_country_relations'),
  );

  CompanyIndustrySector.init(
    {
      id: id(),
      company_id: required(DataTypes.INTEGER),
      industry_sector_id: required(DataTypes.INTEGER),
      created_at: timestamp(),
    },
    joinTable(sequelize, 'company_industry_sectors'),
  );

  CompanyAllowance.init(
    {
      id: id(),
      company_id: required(DataTypes.INTEGER),
      allowance_type_id: required(DataTypes.INTEGER),
      description: languageMap(),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'company_allowances'),
  );

  CompanyInsurance.init(
    {
      id: id(),
      company_id: required(DataTypes.INTEGER),
      insurance_type_id: required(DataTypes.INTEGER),
      created_at: timestamp(),
    },
    joinTable(sequelize, 'company_insurances'),
  );

  CompanyHousingSupport.init(
    {
      id: id(),
      company_id: required(DataTypes.INTEGER),
      housing_support_type_id: required(DataTypes.INTEGER),
      description: languageMap(),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'company_housing_supports'),
  );

  CompanyCultureLink.init(
    {
      id: id(),
      company_id: required(DataTypes.INTEGER),
      company_culture_id: required(DataTypes.INTEGER),
      created_at: timestamp(),
    },
    joinTable(sequelize, 'company_culture_links'),
  );

  CompanyReligiousConsideration.init(
    {
      id: id(),
      company_id: required(DataTypes.INTEGER),
      religious_consideration_id: required(DataTypes.INTEGER),
      description: languageMap(),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'company_religious_considerations'),
  );
}
