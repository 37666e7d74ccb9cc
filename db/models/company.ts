import { DataTypes, Model } from 'sequelize';
import type {
  CreationOptional,
  InferAttributes,
  InferCreationAttributes,
  NonAttribute,
  Sequelize,
} from 'sequelize';
import { flag, id, languageMap, optional, required, table, timestamp } from './columns.ts';
import type { LanguageMap } from './types.ts';
import type {
  CompanyAllowance,
  CompanyCountryRelation,
  CompanyCultureLink,
  CompanyHousingSupport,
  CompanyIndustrySector,
  CompanyInsurance,
  CompanyReligiousConsideration,
} from './company-benefits.ts';
import type { CompanyCcEmail, CompanyContactPerson } from './company-contacts.ts';
import type { CompanyOffice } from './company-offices.ts';
import type {
  CompanyAnnualData,
  CompanyAppliableTerm,
  CompanyEmployee,
  CompanyImage,
  CompanyInternalData,
  CompanyJoinableMonth,
} from './company-profile.ts';
import type { StoredFile } from './file.ts';
import type { CompanyChannel } from './master-data.ts';
import type { Recruitment } from './recruitment.ts';

/** A company. Contract number, contacts, cc e-mails and internal data are for staff only. */
export class Company extends Model<InferAttributes<Company>, InferCreationAttributes<Company>> {
  declare id: CreationOptional<number>;
  declare official_name: CreationOptional<LanguageMap>;
  declare logo_file_id: number | null;
  declare contract_num: string | null;
  declare vision: CreationOptional<LanguageMap>;
  declare appeal_point: CreationOptional<LanguageMap>;
  declare business_description: CreationOptional<LanguageMap>;
  declare hf_recommend_sentence: CreationOptional<LanguageMap>;
  declare holiday: CreationOptional<LanguageMap>;
  declare paid_leave_description: CreationOptional<LanguageMap>;
  declare welfare_description: CreationOptional<LanguageMap>;
  declare bonus_paid_months: string | null;
  declare bonus_months_worth: number | null;
  declare establishment_nendo_year: number | null;
  declare is_image_usable: CreationOptional<boolean>;
  declare is_interested_in_internship: CreationOptional<boolean>;
  declare company_channel_id: number | null;
  /** Per field the languages left behind when another was changed. */
  declare stale_translations: CreationOptional<Record<string, string[]>>;
  declare version: CreationOptional<number>;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare logo_file?: NonAttribute<StoredFile | null>;
  declare company_channel?: NonAttribute<CompanyChannel | null>;
  declare images?: NonAttribute<CompanyImage[]>;
  declare employees?: NonAttribute<CompanyEmployee[]>;
  declare annual_data?: NonAttribute<CompanyAnnualData[]>;
  declare appliable_terms?: NonAttribute<CompanyAppliableTerm[]>;
  declare joinable_months?: NonAttribute<CompanyJoinableMonth[]>;
  declare internal_data?: NonAttribute<CompanyInternalData | null>;
  declare cc_emails?: NonAttribute<CompanyCcEmail[]>;
  declare contact_persons?: NonAttribute<CompanyContactPerson[]>;
  declare offices?: NonAttribute<CompanyOffice[]>;
  declare country_relations?: NonAttribute<CompanyCountryRelation[]>;
  declare industry_sectors?: NonAttribute<CompanyIndustrySector[]>;
  declare allowances?: NonAttribute<CompanyAllowance[]>;
  declare insurances?: NonAttribute<CompanyInsurance[]>;
  declare housing_supports?: NonAttribute<CompanyHousingSupport[]>;
  declare cultures?: NonAttribute<CompanyCultureLink[]>;
  declare religious_considerations?: NonAttribute<CompanyReligiousConsideration[]>;
  declare recruitments?: NonAttribute<Recruitment[]>;
}

export function initCompany(sequelize: Sequelize): void {
  Company.init(
    {
      id: id(),
      official_name: languageMap(),
      logo_file_id: optional(DataTypes.INTEGER),
      contract_num: optional(DataTypes.STRING),
      vision: languageMap(),
      appeal_point: languageMap(),
      business_description: languageMap(),
      hf_recommend_sentence: languageMap(),
      holiday: languageMap(),
      paid_leave_description: languageMap(),
      welfare_description: languageMap(),
      bonus_paid_months: optional(DataTypes.STRING),
      bonus_months_worth: optional(DataTypes.DECIMAL),
      establishment_nendo_year: optional(DataTypes.INTEGER),
      is_image_usable: flag(),
      is_interested_in_internship: flag(),
      company_channel_id: optional(DataTypes.INTEGER),
      stale_translations: required(DataTypes.JSONB, {}),
      version: required(DataTypes.INTEGER, 0),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'companies'),
  );
}
