import type { StaffRecord, StaffRow } from '../../../../server/client/resources.ts';

export type ArticleRow = StaffRow<'articles'>;
export type Article = StaffRecord<'articles'>;
