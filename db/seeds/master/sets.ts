import type { MasterDataSet } from '../../models/master-data.ts';
import { academic_majors } from './academic-majors.ts';
import * as companies from './companies.ts';
import * as education from './education.ts';
import { readFile } from './files.ts';
import * as industries from './industries.ts';
import { job_categories } from './job-categories.ts';
import * as languageLevels from './language-levels.ts';
import { job_history_quit_reasons, personalities, residence_statuses, user_surveys } from './people.ts';
import { prefectures } from './prefectures.ts';
import type { MasterRow } from './rows.ts';
import * as skills from './skills.ts';

function readNames(name: string): MasterRow[] {
  const list = JSON.parse(readFile(name)) as Omit<MasterRow, 'position'>[];
  return list.map((row) => ({ ...row, position: row.id }) as MasterRow);
}

/** Every master data set by its wire name. */
export function masterDataRows(): Record<MasterDataSet, MasterRow[]> {
  return {
    countries: readNames('countries.json'),
    languages: readNames('languages.json'),
    prefectures,
    job_categories,
    ...education,
    academic_majors,
    ...industries,
    ...languageLevels,
    ...skills,
    ...companies,
    personalities,
    job_history_quit_reasons,
    residence_statuses,
    user_surveys,
  };
}
