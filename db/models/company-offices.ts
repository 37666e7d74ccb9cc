import type { NonAttribute, Sequelize } from 'sequelize';
import { company } from '../../domain/entities/company.ts';
import type { Company } from './company.ts';
import { initTables, rowsOf } from './entity-model.ts';

const { offices } = company.fields;

export class CompanyOffice extends rowsOf('company_offices', 'company_id', offices) {
  declare company?: NonAttribute<Company>;
  declare transport_means?: NonAttribute<CompanyOfficeTransportMeans[]>;
}
export class CompanyOfficeTransportMeans extends rowsOf(
  'company_office_transport_means',
  'company_office_id',
  offices.rows.transport_means,
) {}

export function initCompanyOffices(sequelize: Sequelize): void {
  initTables(sequelize, CompanyOffice, CompanyOfficeTransportMeans);
}
