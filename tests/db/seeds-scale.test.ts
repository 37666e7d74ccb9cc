import { QueryTypes } from 'sequelize';
import { Company } from '../../db/models/company.ts';
import { RecruitmentSearchRow } from '../../db/models/recruitment-search-row.ts';
import { Recruitment } from '../../db/models/recruitment.ts';
import { seedScale } from '../../db/seeds/demo/scale.ts';
import { freshDatabase } from '../support/database.ts';
import { prepared } from '../support/prepared.ts';

const database = prepared(freshDatabase);

const indexes = () =>
  database.sequelize.query(`select indexdef from pg_indexes where tablename = 'recruitment_search_rows'`, {
    type: QueryTypes.SELECT,
  });

test('makes the recruitments asked for, twenty to a company, all to be found, and the index again', async () => {
  const before = await indexes();
  await seedScale(database.sequelize, 200);
  expect(await Recruitment.count()).toBe(200);
  expect(await Company.count()).toBe(10);
  expect(await RecruitmentSearchRow.count()).toBe(200);
  expect(new Set(await indexes())).toEqual(new Set(before));
  const row = await RecruitmentSearchRow.findOne({ rejectOnEmpty: true });
  expect(row.prefecture_ids).toHaveLength(1);
  expect(row.job_category_ids).toHaveLength(2);
});

test('again adds nothing, a larger number only what is missing', async () => {
  await seedScale(database.sequelize, 200);
  expect(await Recruitment.count()).toBe(200);
  await seedScale(database.sequelize, 260);
  expect(await Recruitment.count()).toBe(260);
  expect(await RecruitmentSearchRow.count()).toBe(260);
  expect(await Company.count()).toBe(13);
});
