import { Delivery } from '../../../db/models/delivery.ts';
import { languageId } from '../../../domain/languages.ts';
import { application, history, member, startWorld, storedVersion, summary } from '../../worker/world.ts';
import { prepared } from '../../support/prepared.ts';

const world = prepared(startWorld);
beforeEach(() => world.clear());

const JAPANESE = { page_language_id: 1 };
const VIETNAMESE = { page_language_id: languageId('vi') };

const textOf = (row: Delivery) => row.body_text ?? '';

describe('who reads what in which language', () => {
  test.each([
    ['Japanese', JAPANESE, 'ja', '応募を受け付けました', '2026年12月8日（火）', 'みらい商事株式会社'],
    ['English', {}, 'en', 'We received your application', 'Tuesday, December 8, 2026', 'Mirai Trading'],
    [
      'Vietnamese',
      VIETNAMESE,
      'vi',
      'Xin chào Tran Linh,',
      'Hạn nộp CV: Thứ Ba, 8 tháng 12, 2026',
      'Overseas sales',
    ],
    [
      'Nepali, told in English',
      { page_language_id: languageId('ne') },
      'en',
      'Hello Linh Tran',
      'Tuesday, December 8, 2026',
      'Overseas sales',
    ],
  ])('an application by a reader of %s', async (_name, fields, language, words, due, named) => {
    const { student, application: row } = await application({ student: fields });
    const deliveries = await world.deliveriesOf({
      type: 'application_created',
      payload: { application_id: row.id },
    });
    expect(summary(deliveries)).toEqual([`application_created → ${student.email} (${language}, pending)`]);
    const text = `${deliveries[0]!.subject}\n${textOf(deliveries[0]!)}`;
    for (const part of [words, due, named, `https://tabidachi.example/applications/${row.id}`])
      expect(text).toContain(part);
    expect(deliveries[0]!.recipient_user_id).toBe(student.id);
    expect(deliveries[0]!.cause).toBe(`application_created:application:${row.id}`);
  });

  test('a simple application says that nothing is left to write', async () => {
    const { application: row } = await application({ recruitment: { is_simple: true } });
    const [mail] = await world.deliveriesOf({
      type: 'application_created',
      payload: { application_id: row.id, is_handed_in: true },
    });
    expect(textOf(mail!)).toContain('asks no questions');
    expect(textOf(mail!)).not.toContain('Submit your resume by');
  });

  test('R1: a simple application that is not handed in yet says what is left to do', async () => {
    const { application: row } = await application({ recruitment: { is_simple: true } });
    const [mail] = await world.deliveriesOf({
      type: 'application_created',
      payload: { application_id: row.id },
    });
    expect(textOf(mail!)).toContain('One step is left: check the resume and submit it.');
    expect(textOf(mail!)).not.toContain('is checking it now');
  });
});

test('a returned resume comes with the comment of the mentor and the new date', async () => {
  const { student, application: row } = await application();
  const event = await history(row.id, 'return_to_student', {
    reason: 'Please write more.\nAnd check <dates> & names.',
  });
  const deliveries = await world.deliveriesOf({
    type: 'resume_returned',
    payload: { application_id: row.id, application_event_id: event.id },
  });
  expect(summary(deliveries)).toEqual([`resume_returned → ${student.email} (en, pending)`]);
  expect(textOf(deliveries[0]!)).toContain('  Please write more.\n  And check <dates> & names.');
  expect(deliveries[0]!.body_html).toContain('Please write more.<br>\nAnd check &lt;dates&gt; &amp; names.');
  expect(textOf(deliveries[0]!)).toContain('Tuesday, December 8, 2026');
});

test('a corrected resume waits for the student alone', async () => {
  const mentor = await member();
  const { student, application: row } = await application({ student: JAPANESE, mentors: [mentor] });
  const event = await history(row.id, 'send_correction');
  const deliveries = await world.deliveriesOf({
    type: 'resume_corrected',
    payload: { application_id: row.id, application_event_id: event.id },
  });
  expect(summary(deliveries)).toEqual([`resume_corrected → ${student.email} (ja, pending)`]);
});

describe('results', () => {
  test.each([
    ['resume', true, 'resume_passed'],
    ['resume', false, 'resume_failed'],
    ['selection', true, 'selection_passed'],
    ['selection', false, 'selection_failed'],
  ] as const)('of the %s, passed: %s', async (about, passed, template) => {
    const { student, application: row } = await application({
      application: { result_reason: 'An older reason', reason_of_result: 'internal words' },
    });
    const event = await history(row.id, 'finish', {
      reason: 'internal words',
      after: { result_reason: 'Your Japanese was clear.' },
    });
    const deliveries = await world.deliveriesOf({
      type: 'result_recorded',
      payload: { application_id: row.id, application_event_id: event.id, about, passed },
    });
    expect(summary(deliveries)).toEqual([`${template} → ${student.email} (en, pending)`]);
    expect(textOf(deliveries[0]!)).toContain('Your Japanese was clear.');
    expect(textOf(deliveries[0]!)).not.toContain('internal words');
    expect(textOf(deliveries[0]!)).not.toContain('An older reason');
  });

  test.each(['offer_accepted', 'offer_declined'] as const)(
    'once the offer is answered, what was still to be told of the way there is not told any more: %s',
    async (state) => {
      const { application: row } = await application({ application: { state } });
      const event = await history(row.id, 'finish', { after: { is_passed: true } });
      const payload = { application_id: row.id, application_event_id: event.id, passed: true } as const;
      const told = (about: 'resume' | 'selection') =>
        world.deliveriesOf({ type: 'result_recorded', payload: { ...payload, about } });
      expect(await told('selection')).toEqual([]);
      expect(await told('resume')).toEqual([]);
    },
  );

  test('a result without words for the student does not repeat those of an earlier one', async () => {
    const { application: row } = await application({ application: { result_reason: 'Congratulations!' } });
    const event = await history(row.id, 'finish', { after: { is_passed: false } });
    const [mail] = await world.deliveriesOf({
      type: 'result_recorded',
      payload: { application_id: row.id, application_event_id: event.id, about: 'selection', passed: false },
    });
    expect(textOf(mail!)).not.toContain('Congratulations!');
  });
});

test('a declined application tells the wording for the student, never the internal reason', async () => {
  const { student, application: row } = await application({
    application: { reason_of_decline: 'Weak interview', reapply_from: '2027-04-01' },
  });
  const event = await history(row.id, 'decline', {
    reason: 'Weak interview',
    after: { reason_of_decline: 'Weak interview', result_reason: 'This job needs N2.' },
  });
  const deliveries = await world.deliveriesOf({
    type: 'application_declined',
    payload: { application_id: row.id, application_event_id: event.id },
  });
  expect(summary(deliveries)).toEqual([`application_declined → ${student.email} (en, pending)`]);
  expect(textOf(deliveries[0]!)).toContain('This job needs N2.');
  expect(textOf(deliveries[0]!)).toContain('apply for this job again from Thursday, April 1, 2027');
  expect(textOf(deliveries[0]!) + deliveries[0]!.body_html).not.toContain('Weak interview');
});

describe('a student who cannot be written to', () => {
  test.each([
    ['is erased', { status: 'deleted' }],
    ['has an anonymised address', { email: 'erased-7@deleted.invalid' }],
  ])('who %s gets nothing, and the others still do', async (_name, fields) => {
    const mentor = await member();
    const made = await application({ student: fields, mentors: [mentor] });
    await storedVersion(world, made.application.id, 1, Buffer.from('pdf'));
    const deliveries = await world.deliveriesOf({
      type: 'resume_submitted',
      payload: { application_id: made.application.id, version_number: 1 },
    });
    expect(summary(deliveries)).toEqual([`staff_resume_submitted → ${mentor.email} (ja, pending)`]);
  });

  test('because the address would break out of its header: the row fails with the reason', async () => {
    const { application: row } = await application({
      student: { email: 'a@example.com\r\nBcc: b@example.com' },
    });
    const deliveries = await world.deliveriesOf({
      type: 'application_created',
      payload: { application_id: row.id },
    });
    expect(deliveries.map((mail) => [mail.state, mail.subject])).toEqual([['failed', null]]);
    expect(deliveries[0]!.last_error).toContain('Not a mail address');
  });
});
