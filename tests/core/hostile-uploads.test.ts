import { User } from '../../db/models/user.ts';
import { languageId } from '../../domain/languages.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { pdf } from '../support/documents.ts';
import { facePhoto, member, student } from '../support/factories.ts';

const base64Photo = async () => (await facePhoto()).toString('base64');
const MESSAGES = { ja: /時間がかかりすぎました/, en: /takes too long/, vi: /quá nhiều thời gian/ };

describe('R10: a file that cannot be looked at in time', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({
      adapters: {
        faceImage: async () => 'unreadable',
        publicImage: async () => 'unreadable',
        resumeFileType: async () => 'unreadable',
      },
    });
  });
  afterAll(() => api.close());

  test('is refused in the language of the page, and nothing is kept', async () => {
    const me = await student(api);
    const token = await api.tokenFor(me.user.email);
    for (const [language, words] of Object.entries(MESSAGES)) {
      const { body } = await api
        .as(token, languageId(language))
        .command('user__upload_resume', {
          user: { id: me.user.id },
          resume_base64: pdf().toString('base64'),
        })
        .expect(422);
      expect(body.error.fields).toEqual({
        resume_base64: [{ code: 'unreadable_file', message: expect.stringMatching(words) }],
      });
    }
    expect((await User.findByPk(me.user.id))!.resume_file_id).toBeNull();
  });

  test('is refused as a photo and as a public picture', async () => {
    const me = await student(api);
    const photo = await me
      .command('user__upload_resume_face_image', {
        user: { id: me.user.id, resume_face_image: await base64Photo() },
      })
      .expect(422);
    expect(photo.body.error.fields['user[resume_face_image]'][0].code).toBe('unreadable_file');
    const manager = await member(api, 'manager');
    const picture = await manager
      .command('hf_member__upload_image', { image: { purpose: 'logo', data: await base64Photo() } })
      .expect(422);
    expect(picture.body.error.fields['image[data]'][0].code).toBe('unreadable_file');
  });
});
