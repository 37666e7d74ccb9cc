import { company } from '../../domain/entities/company.ts';
import { rowsOf } from './entity-model.ts';

const { offices } = company.fields;

export class CompanyOffice extends rowsOf('company_offices', { company_id: 'companies' }, offices, {
  key: 'company_office_id',
  many: { recruitment_offices: 'recruitment_offices' },
}) {}
export class CompanyOfficeTransportMeans extends rowsOf(
  'company_office_transport_means',
  { company_office_id: 'company_offices' },
  offices.rows.transport_means,
) {}
