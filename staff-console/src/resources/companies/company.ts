import type { StaffRecord, StaffRow } from '../../../../server/staff/contract.ts';

export type CompanyRow = StaffRow<'companies'>;
export type Company = StaffRecord<'companies'>;
