import { QueryTypes } from 'sequelize';
import { connect } from '../../db/connect.ts';
import { Company } from '../../db/models/company.ts';
import { CompanyAnnualData } from '../../db/models/company-profile.ts';
import { User } from '../../db/models/user.ts';
import { freshDatabase } from '../support/database.ts';
import { makeUser } from './rows.ts';
import { prepared } from '../support/prepared.ts';

const db = prepared(freshDatabase);

test('big and decimal numbers arrive as numbers', async () => {
  const company = await Company.create({ bonus_months_worth: 2.5 });
  await CompanyAnnualData.create({ company_id: company.id, nendo_year: 2026, sales: 12_345_678_901 });
  const read = await Company.findByPk(company.id, { include: 'annual_data' });
  expect(read?.bonus_months_worth).toBe(2.5);
  expect(read?.annual_data?.[0]?.sales).toBe(12_345_678_901);
});

test('a day stays a day, a time is a moment, a text per language is a map', async () => {
  const user = await makeUser({ birth_day: '2001-02-03', agree_policy_at: new Date('2026-11-21T15:00:00Z') });
  const read = await User.findByPk(user.id);
  expect(read?.birth_day).toBe('2001-02-03');
  expect(read?.agree_policy_at?.toISOString()).toBe('2026-11-21T15:00:00.000Z');
  const company = await Company.create({ official_name: { ja: '株式会社たび', 'zh-CN': '旅' } });
  expect((await company.reload()).official_name).toEqual({ ja: '株式会社たび', 'zh-CN': '旅' });
});

test('the session is in UTC, named, and gives up long statements when told to', async () => {
  const limits = { statement: 50 };
  const sequelize = connect(db.url, { limits, applicationName: 'tabidachi-test', pool: { max: 1 } });
  try {
    const [row] = await sequelize.query(
      `select extract(timezone from now()) as zone, current_setting('application_name') as name`,
      { type: QueryTypes.SELECT },
    );
    expect(row).toEqual({ zone: 0, name: 'tabidachi-test' });
    await expect(sequelize.query('select pg_sleep(5)')).rejects.toMatchObject({
      parent: { code: '57014' },
    });
  } finally {
    await sequelize.close();
  }
});
