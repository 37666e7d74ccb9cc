import { CompanyOffice } from '../../../db/models/company-offices.ts';
import { COMPLETE_AD } from '../../support/complete-ad.ts';
import { startApi, type TestApi } from '../../support/api.ts';
import { member, recruitment } from '../../support/factories.ts';

/** An app with a manager, a mentor and a company for each file that imports this, and ads made by REST. */
export let api: TestApi;
export let manager: Awaited<ReturnType<typeof member>>;
export let mentor: Awaited<ReturnType<typeof member>>;
export let company_id: number;
export let company_office_id: number;
beforeAll(async () => {
  api = await startApi();
  manager = await member(api, 'manager');
  mentor = await member(api);
});
beforeEach(async () => {
  api.clock.now = new Date('2026-11-21T03:00:00Z');
  const made = await recruitment(api);
  company_id = made.company.id;
  company_office_id = (await CompanyOffice.findOne({ where: { company_id } }))!.id;
});
afterAll(() => api.close());

export const words = { ja: 'あります', en: 'There is.' };

export interface Written {
  id: number;
  version: number;
  [field: string]: unknown;
}

export async function written(fields: object = {}): Promise<Written> {
  const body = { company_id, title: { ja: '営業', en: 'Sales' }, ...fields };
  return (await manager.create('recruitments', body).expect(201)).body;
}
export const complete = (fields: object = {}) =>
  written({ ...COMPLETE_AD, offices: [{ company_office_id }], ...fields });

/** One event after another; answers the last version. */
export async function through(row: { id: number; version: number }, ...events: string[]): Promise<Written> {
  let now = row as Written;
  for (const event of events) {
    const answer = await manager.command(`hf_member__${event}`, {
      recruitment: { id: now.id, version: now.version },
    });
    expect([event, answer.status, answer.body.error?.code]).toEqual([event, 200, undefined]);
    now = answer.body;
  }
  return now;
}
export const released = async (fields: object = {}) =>
  through(await complete(fields), 'request_recruitment_review', 'release_recruitment');
