import type { NonAttribute, Sequelize } from 'sequelize';
import { company } from '../../domain/entities/company.ts';
import type { Company } from './company.ts';
import { initTables, rowsOf } from './entity-model.ts';

const { fields } = company;

export class CompanyCcEmail extends rowsOf('company_cc_emails', 'company_id', fields.cc_emails) {
  declare company?: NonAttribute<Company>;
}
export class CompanyContactPerson extends rowsOf(
  'company_contact_persons',
  'company_id',
  fields.contact_persons,
) {
  declare company?: NonAttribute<Company>;
}

export function initCompanyContacts(sequelize: Sequelize): void {
  initTables(sequelize, CompanyCcEmail, CompanyContactPerson);
}
