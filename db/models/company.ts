import { company } from '../../domain/entities/company.ts';
import { modelOf } from './entity-model.ts';

/** A company: domain/entities/company.ts. */
export class Company extends modelOf(company, {
  key: 'company_id',
  many: { recruitments: 'recruitments' },
}) {}
