import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../../project-root.ts';
import type { MasterDataSet } from '../../models/master-data.ts';
import { academic_majors } from './academic-majors.ts';
import * as companies from './companies.ts';
import * as education from './education.ts';
import * as industries from './industries.ts';
import { job_categories } from './job-categories.ts';
import * as languageLevels from './language-levels.ts';
import { job_history_quit_reasons, personalities, residence_statuses, user_surveys } from './people.ts';
import { prefectures } from './prefectures.ts';
import type { MasterRow } from './rows.ts';
import * as skills from './skills.ts';

const folder = path.join(projectRoot, 'db', 'seeds', 'master');

function readFile(name: string): string {
  return fs.readFileSync(path.join(folder, name), 'utf8');
}

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

export type UniversityRow = {
  id: number;
  local_name: string;
  english_name: string | null;
  country_id: number;
  university_control_type_id: number | null;
};

/** Some 12,600 universities; the file has one tuple a line. */
export function universityRows(): UniversityRow[] {
  return readFile('universities.jsonl')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [id, local_name, english_name, country_id, university_control_type_id] = JSON.parse(line) as [
        number,
        string,
        string | null,
        number,
        number?,
      ];
      return {
        id,
        local_name,
        english_name,
        country_id,
        university_control_type_id: university_control_type_id ?? null,
      };
    });
}
