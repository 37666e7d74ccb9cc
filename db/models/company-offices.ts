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
import type { Company } from './company.ts';
import type { Country, Prefecture, TransportMeans } from './master-data.ts';
import type { RecruitmentOffice } from './recruitment-lists.ts';

export class CompanyOffice extends Model<
  InferAttributes<CompanyOffice>,
  InferCreationAttributes<CompanyOffice>
> {
  declare id: CreationOptional<number>;
  declare company_id: number;
  declare name: CreationOptional<LanguageMap>;
  declare prefecture_id: number | null;
  declare country_id: number | null;
  declare postal_code: string | null;
  declare address_ja: string | null;
  declare address_en: string | null;
  declare is_main_office: CreationOptional<boolean>;
  declare map_url: string | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare company?: NonAttribute<Company>;
  declare prefecture?: NonAttribute<Prefecture | null>;
  declare country?: NonAttribute<Country | null>;
  declare transport_means?: NonAttribute<CompanyOfficeTransportMeans[]>;
  declare recruitment_offices?: NonAttribute<RecruitmentOffice[]>;
}

/** How to reach an office. */
export class CompanyOfficeTransportMeans extends Model<
  InferAttributes<CompanyOfficeTransportMeans>,
  InferCreationAttributes<CompanyOfficeTransportMeans>
> {
  declare id: CreationOptional<number>;
  declare company_office_id: number;
  declare transport_means_id: number | null;
  declare closest_stop: CreationOptional<LanguageMap>;
  declare walking_minutes: number | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;

  declare company_office?: NonAttribute<CompanyOffice>;
  declare transport_means?: NonAttribute<TransportMeans | null>;
}

export function initCompanyOffices(sequelize: Sequelize): void {
  CompanyOffice.init(
    {
      id: id(),
      company_id: required(DataTypes.INTEGER),
      name: languageMap(),
      prefecture_id: optional(DataTypes.INTEGER),
      country_id: optional(DataTypes.INTEGER),
      postal_code: optional(DataTypes.STRING),
      address_ja: optional(DataTypes.TEXT),
      address_en: optional(DataTypes.TEXT),
      is_main_office: flag(),
      map_url: optional(DataTypes.TEXT),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'company_offices'),
  );

  CompanyOfficeTransportMeans.init(
    {
      id: id(),
      company_office_id: required(DataTypes.INTEGER),
      transport_means_id: optional(DataTypes.INTEGER),
      closest_stop: languageMap(),
      walking_minutes: optional(DataTypes.INTEGER),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'company_office_transport_means'),
  );
}
