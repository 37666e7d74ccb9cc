import type { Recruitment } from '../../lib/api-types.ts';
import type { MasterNames } from '../../lib/master-data.ts';

/** What each section of the job page is given. */
export interface SectionProps {
  recruitment: Recruitment;
  master: MasterNames;
}
