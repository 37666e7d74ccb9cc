import type { NonAttribute, Sequelize } from 'sequelize';
import { company } from '../../domain/entities/company.ts';
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
import { initTables, modelOf } from './entity-model.ts';
import type { StoredFile } from './file.ts';
import type { CompanyChannel } from './master-data.ts';
import type { Recruitment } from './recruitment.ts';

/** A company: domain/entities/company.ts. */
export class Company extends modelOf(company) {
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
  initTables(sequelize, Company);
}
