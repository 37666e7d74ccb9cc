import { company } from '../../domain/entities/company.ts';
import { rowsOf } from './entity-model.ts';

const { fields } = company;

export class CompanyCcEmail extends rowsOf(
  'company_cc_emails',
  { company_id: 'companies' },
  fields.cc_emails,
) {}
export class CompanyContactPerson extends rowsOf(
  'company_contact_persons',
  { company_id: 'companies' },
  fields.contact_persons,
) {}
