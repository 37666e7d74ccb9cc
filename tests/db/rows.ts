import { Application } from '../../db/models/application.ts';
import { Company } from '../../db/models/company.ts';
import { Country, Language } from '../../db/models/master-data.ts';
import { Recruitment } from '../../db/models/recruitment.ts';
import { User } from '../../db/models/user.ts';

let counter = 0;

/** The smallest rows the database takes. */
export async function makeUser(values: Partial<User['_creationAttributes']> = {}): Promise<User> {
  await Language.findOrCreate({ where: { id: 2 }, defaults: { id: 2, code: 'en' } });
  counter += 1;
  return User.create({ email: `student${counter}@example.com`, ...values });
}

export async function makeCountry(): Promise<Country> {
  counter += 1;
  return Country.create({ id: 9000 + counter, code: `x${counter}` });
}

export async function makeRecruitment(
  values: Partial<Recruitment['_creationAttributes']> = {},
): Promise<Recruitment> {
  const company = await Company.create({});
  return Recruitment.create({ company_id: company.id, ...values });
}

export async function makeApplication(
  values: Partial<Application['_creationAttributes']> = {},
): Promise<Application> {
  const user_id = values.user_id ?? (await makeUser()).id;
  const recruitment_id = values.recruitment_id ?? (await makeRecruitment()).id;
  return Application.create({ ...values, user_id, recruitment_id });
}
