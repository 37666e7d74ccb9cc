import type { StaffRecord, StaffRow } from '../../../../server/client/resources.ts';

export type CompanyRow = StaffRow<'companies'>;
export type Company = StaffRecord<'companies'>;
