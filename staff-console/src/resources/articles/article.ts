import type { StaffRecord, StaffRow } from '../../../../server/staff/contract.ts';

export type ArticleRow = StaffRow<'articles'>;
export type Article = StaffRecord<'articles'>;
