import { company } from '../../domain/entities/company.ts';
import { rowsOf } from './entity-model.ts';

const { fields } = company;
const owner = { company_id: 'companies' } as const;

export class CompanyImage extends rowsOf('company_images', owner, fields.images) {}
export class CompanyEmployee extends rowsOf('company_employees', owner, fields.employees) {}
export class CompanyAnnualData extends rowsOf('company_annual_data', owner, fields.annual_data) {}
export class CompanyAppliableTerm extends rowsOf('company_appliable_terms', owner, fields.appliable_terms) {}
export class CompanyJoinableMonth extends rowsOf('company_joinable_months', owner, fields.joinable_months) {}
export class CompanyInternalData extends rowsOf('company_internal_data', owner, fields.internal_data) {}
