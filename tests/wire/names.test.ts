import { randomUUID } from 'node:crypto';
import { CompanyContactPerson } from '../../db/models/company-contacts.ts';
import { StoredFile } from '../../db/models/file.ts';
import { CompanyChannel } from '../../db/models/master-data.ts';
import { SPECIFIED_ENTITIES } from '../../server/core/documents/specified-fields.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { member, recruitment } from '../support/factories.ts';

/**
 * Words of section 3 that stand alone, and so are names, not descriptions ("bonus months worth"). Within brackets they
 * are listed here: "(names, kana, position, phone)" describes some and names others.
 */
const NAMED_IN_BRACKETS: Readonly<Record<string, readonly string[]>> = {
  Company: ['position', 'phone', 'is_main_person', 'is_main_office', 'sales', 'capital'],
};

describe.each(SPECIFIED_ENTITIES.map((entity) => [entity.title, entity] as const))(
  '%s',
  (title, { words }) => {
    test('R24: a field that the specification names is answered under that name', () => {
      const isFound = (word: string, path: string) =>
        path.split('.').includes(word) || (word.endsWith('s') && path.startsWith(`${word.slice(0, -1)}_`));
      // "nicknames" are nickname_ja and nickname_en; `logo` is not logo_url.
      const names = Object.entries(words).flatMap(([word, paths]) =>
        /^\w+$/.test(word) && !paths.some((path) => isFound(word, path)) ? [word] : [],
      );
      expect(names).toEqual([]);
      const answered = new Set(
        Object.values(words).flatMap((paths) => paths.map((path) => path.split('.').at(-1))),
      );
      for (const name of NAMED_IN_BRACKETS[title] ?? []) expect(answered).toContain(name);
    });
  },
);

describe('R24: what stands under the names of the specification', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.close());

  test('a company’s logo and channel, and the phone of its contact person', async () => {
    const manager = await member(api, 'manager');
    const { company } = await recruitment(api);
    const channel = (await CompanyChannel.findOne({ rejectOnEmpty: true })).id;
    const logo = await StoredFile.create({
      key: randomUUID(),
      name: 'logo.png',
      content_type: 'image/png',
      byte_size: 1,
      sha256: '0'.repeat(64),
      purpose: 'logo',
    });
    await company.update({ logo_file_id: logo.id, company_channel_id: channel });
    await CompanyContactPerson.update({ phone_num: '03-1234-5678' }, { where: { company_id: company.id } });
    const answered = async ({ query }: ReturnType<TestApi['as']>) =>
      (await query('aggregates__company', `id=${company.id}`).expect(200)).body as object;
    expect(await answered(manager)).toMatchObject({
      logo: `/files/${logo.key}`,
      logo_url: `/files/${logo.key}`,
      channel: { id: channel },
      company_channel_id: channel,
      contact_persons: [{ phone: '03-1234-5678', phone_num: '03-1234-5678' }],
    });
    expect(await answered(api.as(null))).toMatchObject({ logo: `/files/${logo.key}` });
  });

  test('the phone of a member of staff', async () => {
    const manager = await member(api, 'manager');
    const mentor = await member(api, 'mentor', { phone_num: '050-1234-5678' });
    for (const { query } of [manager, mentor]) {
      const { body } = await query('aggregates__hf_member', `id=${mentor.member.id}`).expect(200);
      expect(body).toMatchObject({ phone: '050-1234-5678', phone_num: '050-1234-5678' });
    }
  });
});
