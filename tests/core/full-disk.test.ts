import { pino } from 'pino';
import { QueryTypes } from 'sequelize';
import { startApi } from '../support/api.ts';
import { facePhoto, student } from '../support/factories.ts';
import { prepared } from '../support/prepared.ts';

/** A database or a folder of files without room: nothing half-written, a clear answer, and it goes on when there is room. */

let hasRoom = true;
const log: { req?: { id: string }; level: number }[] = [];
const api = prepared(() =>
  startApi({
    logger: pino({ level: 'warn' }, { write: (line: string) => void log.push(JSON.parse(line)) }),
  }),
);
beforeAll(() => {
  const { files } = api.adapters;
  const write = files.write.bind(files);
  files.write = (bytes) => (hasRoom ? write(bytes) : Promise.reject(noRoom()));
});

/** As flydrive hands on what the operating system says. */
function noRoom(): Error {
  const cause = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  return Object.assign(new Error('Cannot write file', { cause }), { code: 'E_CANNOT_WRITE_FILE' });
}

const count = async (table: string): Promise<number> => {
  const [row] = await api.sequelize.query<{ rows: number }>(`select count(*)::int as rows from ${table}`, {
    type: QueryTypes.SELECT,
  });
  return row!.rows;
};

test('R13: a database without room answers 507 in the reader’s language, writes nothing, and goes on when there is room', async () => {
  const person = await student(api);
  const inquiry = { message: 'Is there room?' };
  await api.sequelize.query(`
    create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger full_disk before insert on inquiries for each row execute function full_disk()`);
  const answer = await person.command('user__send_inquiry', inquiry).expect(507);
  expect(answer.headers['retry-after']).toMatch(/^\d+$/);
  expect(answer.body.error).toMatchObject({
    code: 'storage_full',
    message:
      'We have run out of storage and could not save this. We are working on it; please try again later.',
  });
  expect(await count('inquiries')).toBe(0);
  await api.sequelize.query('drop trigger full_disk on inquiries');
  await person.command('user__send_inquiry', inquiry).expect(200);
  expect(await count('inquiries')).toBe(1);
});

test('R13: a folder of files without room answers the same, leaves no row, and is logged once', async () => {
  const person = await student(api, { level: 'minimum' });
  const photo = { user: { id: person.user.id, resume_face_image: (await facePhoto()).toString('base64') } };
  const before = await count('files');
  hasRoom = false;
  log.length = 0;
  const answer = await person.command('user__upload_resume_face_image', photo).expect(507);
  expect(answer.body.error.code).toBe('storage_full');
  expect(log.map(({ req, level }) => [req?.id, level])).toEqual([[answer.body.error.request_id, 50]]);
  expect(await count('files')).toBe(before);
  hasRoom = true;
  await person.command('user__upload_resume_face_image', photo).expect(200);
  expect(await count('files')).toBeGreaterThan(before);
});

/** PostgreSQL's words for what passes by itself. */
test.each([
  ['statement_timeout', "raise exception 'canceling statement' using errcode = '57014'"],
  ['lock_timeout', "raise exception 'canceling statement' using errcode = '55P03'"],
  ['a deadlock', "raise exception 'deadlock detected' using errcode = '40P01'"],
  ['no memory', "raise exception 'out of memory' using errcode = '53200'"],
  ['the end of the connection', 'perform pg_terminate_backend(pg_backend_pid())'],
])('R13: %s is 503 with Retry-After, not 500', async (_name, happens) => {
  const person = await student(api);
  await api.sequelize.query(`
    create function happens() returns trigger language plpgsql as $$ begin ${happens}; return new; end $$;
    create trigger happens before insert on inquiries for each row execute function happens()`);
  const answer = await person.command('user__send_inquiry', { message: 'Now?' });
  await api.sequelize.query('drop trigger happens on inquiries; drop function happens()');
  expect([answer.status, answer.body.error.code]).toEqual([503, 'temporarily_unavailable']);
  expect(answer.headers['retry-after']).toMatch(/^\d+$/);
});
