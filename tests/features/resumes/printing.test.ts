import pg from 'pg';
import { StoredFile } from '../../../db/models/file.ts';
import { ResumeVersion } from '../../../db/models/resume-history.ts';
import { User } from '../../../db/models/user.ts';
import type { Adapters } from '../../../server/core/calls/context.ts';
import { startApi } from '../../support/api.ts';
import { printResumes } from '../../support/printing.ts';
import { agreed, applied, submitted } from '../../support/steps.ts';
import { prepared } from '../../support/prepared.ts';

/** How the renderer works in this test; the real one unless told. */
let render: Adapters['renderResume'] | null = null;
let printed = 0;
let other: pg.Client;
const renderResume: Adapters['renderResume'] = async (...input) => {
  printed += 1;
  return (render ?? api.adapters.renderResume)(...input);
};
const api = prepared(() => startApi({ adapters: { renderResume } }));
beforeAll(async () => {
  other = new pg.Client({ connectionString: api.url });
  await other.connect();
});
afterEach(() => {
  render = null;
  printed = 0;
});
afterAll(() => other.end());

const versionsOf = (application: { id: number }) =>
  ResumeVersion.findAll({ where: { application_id: application.id }, order: ['number'] });
const printAll = () => printResumes(api, renderResume);
const send = (made: Awaited<ReturnType<typeof agreed>>) =>
  made.mentor.command('hf_member__send_to_company', {
    application: { id: made.application.id, is_alert_confirmed: true },
  });

describe('a resume that is handed in', () => {
  test('is frozen without being printed; the worker prints it once, for all that hold the same words', async () => {
    const made = await agreed(api);
    expect(printed).toBe(0);
    await printAll();
    const versions = await versionsOf(made.application);
    expect(versions.map(({ kind }) => kind)).toEqual(['submitted', 'corrected', 'agreed']);
    const [, corrected, kept] = versions;
    expect(kept!.pdf_file_id).toBe(corrected!.pdf_file_id);
    expect(printed).toBe(2);
    const file = await StoredFile.findByPk(kept!.pdf_file_id!, { rejectOnEmpty: true });
    expect(file).toMatchObject({ purpose: 'resume_pdf', user_id: made.me.user.id });
    const bytes = Buffer.from(await api.adapters.files.read(file.key));
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes).toHaveLength(file.byte_size);
  });

  test('can be read before the worker came: printed on demand, the same bytes', async () => {
    const made = await submitted(api);
    const pdf = async () => {
      const { body } = await made.me
        .query('user__get_application_resume_pdf', `application_id=${made.application.id}`)
        .buffer(true)
        .parse((res, done) => {
          const chunks: Buffer[] = [];
          res
            .on('data', (chunk: Buffer) => chunks.push(chunk))
            .on('end', () => done(null, Buffer.concat(chunks)));
        })
        .expect(200);
      return body as Buffer;
    };
    const early = await pdf();
    expect((await versionsOf(made.application))[0]!.pdf_file_id).toBeNull();
    await printAll();
    printed = 0;
    expect(await pdf()).toEqual(early);
    expect(printed).toBe(0);
  });

  test('what fails is tried again later, and the others go on', async () => {
    const broken = await submitted(api);
    render = () => Promise.reject(new Error('out of order'));
    await printAll();
    expect((await versionsOf(broken.application))[0]).toMatchObject({ pdf_file_id: null, print_attempts: 1 });
    render = null;
    await printAll();
    expect((await versionsOf(broken.application))[0]!.pdf_file_id).toBeNull();
    api.clock.now = new Date(api.clock.now.getTime() + 2 * 60_000);
    await printAll();
    expect((await versionsOf(broken.application))[0]!.pdf_file_id).not.toBeNull();
  });

  test('is not kept of a version that was erased while it was printed', async () => {
    const made = await submitted(api);
    render = async (...input) => {
      await ResumeVersion.destroy({ where: { application_id: made.application.id } });
      return api.adapters.renderResume(...input);
    };
    const before = await StoredFile.count();
    await printAll();
    expect(await StoredFile.count()).toBe(before);
  });

  test('is refused with a photo that could not be printed', async () => {
    const made = await applied(api, { answered: true });
    const user = await User.findByPk(made.me.user.id, { rejectOnEmpty: true });
    const photo = await StoredFile.findByPk(user.resume_face_image_file_id!, { rejectOnEmpty: true });
    await photo.update({ key: await api.adapters.files.write(Buffer.from('no photo')) });
    const { body } = await made.me
      .command('user__submit_resume_to_jtj', {
        application: { id: made.application.id, no_lie_agreement: true },
      })
      .expect(409);
    expect(body.error.code).toBe('photo_unreadable');
  });
});

describe('nothing is locked while the renderer sleeps', () => {
  /** Runs work while every print stands still, and takes the application's row from another connection meanwhile. */
  async function locksWhile(applicationId: number, work: () => Promise<unknown>): Promise<void> {
    let begin = () => {};
    let wake = () => {};
    const earlyRequests = new Promise<void>((resolve) => (begin = resolve));
    const asleep = new Promise<void>((resolve) => (wake = resolve));
    render = async (...input) => {
      begin();
      await asleep;
      return api.adapters.renderResume(...input);
    };
    const done = work();
    await earlyRequests;
    try {
      await other.query("begin; set local lock_timeout = '500ms'");
      await other.query('select id from applications where id = $1 for update', [applicationId]);
      await other.query(
        'select u.id from users u join applications a on a.user_id = u.id where a.id = $1 for update of u',
        [applicationId],
      );
      const { rows } = await other.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and state = 'idle in transaction' and pid <> pg_backend_pid()`,
      );
      expect(rows[0]!.count).toBe(0);
    } finally {
      await other.query('rollback');
      wake();
      await done;
    }
  }

  test('by the worker', async () => {
    const made = await submitted(api);
    await locksWhile(made.application.id, printAll);
    expect((await versionsOf(made.application))[0]!.pdf_file_id).not.toBeNull();
  });

  test('by sending what the worker has not printed yet', async () => {
    const made = await agreed(api);
    await locksWhile(made.application.id, async () => send(made).expect(200));
    const [, , kept, sent] = await versionsOf(made.application);
    expect(sent).toMatchObject({ kind: 'sent', pdf_file_id: kept!.pdf_file_id });
    expect(sent!.pdf_file_id).not.toBeNull();
  });

  test('and what cannot be printed is not sent', async () => {
    const made = await agreed(api);
    render = () => Promise.reject(new Error('out of order'));
    await send(made).expect(500);
    expect((await versionsOf(made.application)).map(({ kind }) => kind)).not.toContain('sent');
    render = null;
    await send(made).expect(200);
  });
});
