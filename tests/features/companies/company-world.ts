import { startApi, type TestApi } from '../../support/api.ts';
import { facePhoto, member } from '../../support/factories.ts';

/** An app with a manager and a mentor for each file that imports this, and companies made by REST. */
export let api: TestApi;
export let manager: Awaited<ReturnType<typeof member>>;
export let mentor: Awaited<ReturnType<typeof member>>;
beforeAll(async () => {
  api = await startApi();
  manager = await member(api, 'manager');
  mentor = await member(api);
});
afterAll(() => api.close());

export interface Office {
  id: number;
  transport_means: { id: number }[];
}
export interface Record_ {
  id: number;
  version: number;
  offices: Office[];
  contact_persons: { id: number; is_main_person: boolean }[];
  appliable_terms: { id: number }[];
  images: { id: number; file_id: number; url: string }[];
  [field: string]: unknown;
}

export const NAME = { official_name: { ja: '株式会社あおば機械', en: 'Aoba Machinery' } };
export const MAIN = {
  last_name: '青木',
  last_name_kana: 'アオキ',
  email: 'aoki@example.com',
  is_main_person: true,
};

export async function created(fields: object = {}): Promise<Record_> {
  const answer = await manager.create('companies', { ...NAME, ...fields });
  expect([answer.status, answer.body.error]).toEqual([201, undefined]);
  return answer.body as Record_;
}

export const changed = async (company: Record_, body: object): Promise<Record_> => {
  const answer = await manager.update('companies', company.id, company.version, body);
  expect([answer.status, answer.body.error]).toEqual([200, undefined]);
  return answer.body as Record_;
};

/** Status and the fields that were refused. */
export const refusal = async (company: Record_ | null, body: object): Promise<[number, string[]]> => {
  const answer = company
    ? await manager.update('companies', company.id, company.version, body)
    : await manager.create('companies', { ...NAME, ...body });
  return [answer.status, Object.keys(answer.body.error?.fields ?? {})];
};

export async function uploaded(purpose: string): Promise<{ id: number; url: string }> {
  const data = (await facePhoto()).toString('base64');
  return (await manager.command('hf_member__upload_image', { image: { purpose, data } })).body;
}
