import { belongsTo, hasMany, hasOne } from './define.ts';
import { Company } from '../company.ts';
import {
  CompanyAllowance,
  CompanyCountryRelation,
  CompanyCultureLink,
  CompanyHousingSupport,
  CompanyIndustrySector,
  CompanyInsurance,
  CompanyReligiousConsideration,
} from '../company-benefits.ts';
import { CompanyCcEmail, CompanyContactPerson } from '../company-contacts.ts';
import { CompanyOffice, CompanyOfficeTransportMeans } from '../company-offices.ts';
import {
  CompanyAnnualData,
  CompanyAppliableTerm,
  CompanyEmployee,
  CompanyImage,
  CompanyInternalData,
  CompanyJoinableMonth,
} from '../company-profile.ts';
import { StoredFile } from '../file.ts';
import {
  AllowanceType,
  CompanyChannel,
  CompanyCountryRelationType,
  CompanyCulture,
  Country,
  HousingSupportType,
  IndustrySector,
  InsuranceType,
  Prefecture,
  ReligiousConsideration,
  TransportMeans,
} from '../master-data.ts';

export function associateCompanies(): void {
  hasMany(Company, 'company_id', {
    images: CompanyImage,
    employees: CompanyEmployee,
    annual_data: CompanyAnnualData,
    appliable_terms: CompanyAppliableTerm,
    joinable_months: CompanyJoinableMonth,
    cc_emails: CompanyCcEmail,
    contact_persons: CompanyContactPerson,
    offices: CompanyOffice,
    country_relations: CompanyCountryRelation,
    industry_sectors: CompanyIndustrySector,
    allowances: CompanyAllowance,
    insurances: CompanyInsurance,
    housing_supports: CompanyHousingSupport,
    cultures: CompanyCultureLink,
    religious_considerations: CompanyReligiousConsideration,
  });
  hasOne(Company, 'company_id', { internal_data: CompanyInternalData });
  hasMany(CompanyOffice, 'company_office_id', { transport_means: CompanyOfficeTransportMeans });

  belongsTo(Company, { logo_file: StoredFile, company_channel: CompanyChannel });
  belongsTo(CompanyImage, { company: Company, file: StoredFile });
  belongsTo(CompanyEmployee, { company: Company, country: Country });
  belongsTo(CompanyAnnualData, { company: Company });
  belongsTo(CompanyAppliableTerm, { company: Company });
  belongsTo(CompanyJoinableMonth, { company: Company });
  belongsTo(CompanyInternalData, { company: Company });
  belongsTo(CompanyCcEmail, { company: Company });
  belongsTo(CompanyContactPerson, { company: Company });
  belongsTo(CompanyOffice, { company: Company, prefecture: Prefecture, country: Country });
  belongsTo(CompanyOfficeTransportMeans, { company_office: CompanyOffice, transport_means: TransportMeans });
  belongsTo(CompanyCountryRelation, {
    company: Company,
    country: Country,
    company_country_relation_type: CompanyCountryRelationType,
  });
  belongsTo(CompanyIndustrySector, { company: Company, industry_sector: IndustrySector });
  belongsTo(CompanyAllowance, { company: Company, allowance_type: AllowanceType });
  belongsTo(CompanyInsurance, { company: Company, insurance_type: InsuranceType });
  belongsTo(CompanyHousingSupport, { company: Company, housing_support_type: HousingSupportType });
  belongsTo(CompanyCultureLink, { company: Company, company_culture: CompanyCulture });
  belongsTo(CompanyReligiousConsideration, {
    company: Company,
    religious_consideration: ReligiousConsideration,
  });
}
