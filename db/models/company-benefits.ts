import { company } from '../../domain/entities/company.ts';
import { rowsOf } from './entity-model.ts';

const { fields } = company;
const owner = { company_id: 'companies' } as const;

export class CompanyCountryRelation extends rowsOf(
  'company_country_relations',
  owner,
  fields.country_relations,
) {}
export class CompanyIndustrySector extends rowsOf(
  'company_industry_sectors',
  owner,
  fields.industry_sectors,
) {}
export class CompanyAllowance extends rowsOf('company_allowances', owner, fields.allowances) {}
export class CompanyInsurance extends rowsOf('company_insurances', owner, fields.insurances) {}
export class CompanyHousingSupport extends rowsOf(
  'company_housing_supports',
  owner,
  fields.housing_supports,
) {}
export class CompanyCultureLink extends rowsOf('company_culture_links', owner, fields.cultures) {}
export class CompanyReligiousConsideration extends rowsOf(
  'company_religious_considerations',
  owner,
  fields.religious_considerations,
) {}
