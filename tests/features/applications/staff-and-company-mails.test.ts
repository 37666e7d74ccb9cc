import type { Delivery } from '../../../db/models/delivery.ts';
import { OutboxEvent } from '../../../db/models/outbox-event.ts';
import { Resume } from '../../../db/models/resume.ts';
import { ResumeComment } from '../../../db/models/resume-history.ts';
import {
  application,
  history,
  make,
  member,
  startWorld,
  storedVersion,
  summary,
} from '../../worker/world.ts';
import { prepared } from '../../support/prepared.ts';

const world = prepared(startWorld);
beforeEach(() => world.clear());

const textOf = (row: Delivery) => row.body_text ?? '';
const PDF = Buffer.from('%PDF-1.7 a resume');

describe('an application handed over', () => {
  test('is told to the new mentor alone, with who gave it and the note', async () => {
    const giver = await member({ first_name_en: 'Wataru', last_name_en: 'Sasa' });
    const taker = await member();
    const made = await application({ mentors: [taker] });
    const event = await history(made.application.id, 'assign', {
      hf_member_id: giver.id,
      reason: '二つ目の質問まで見ました。',
    });
    const payload = {
      application_id: made.application.id,
      application_event_id: event.id,
      hf_member_id: taker.id,
    };
    const deliveries = await world.deliveriesOf({ type: 'application_assigned', payload });
    expect(summary(deliveries)).toEqual([`staff_application_assigned → ${taker.email} (ja, pending)`]);
    const [japanese, english] = textOf(deliveries[0]!).split('-'.repeat(40)) as [string, string];
    for (const part of ['佐藤 花子 さん', '二つ目の質問', '2026年12月8日（火）', 'みらい商事'])
      expect(japanese).toContain(part);
    for (const part of ['Wataru Sasa', '二つ目の質問', 'Tuesday, December 8, 2026', 'Mirai Trading'])
      expect(english).toContain(part);
    expect(deliveries[0]!.subject).toContain(" / You now look after Tran Linh's application");
  });

  test('to somebody who has left meanwhile is told to nobody', async () => {
    const [giver, gone] = [await member(), await member({ is_active: false })];
    const made = await application();
    const event = await history(made.application.id, 'assign', { hf_member_id: giver.id });
    const payload = {
      application_id: made.application.id,
      application_event_id: event.id,
      hf_member_id: gone.id,
    };
    expect(await world.deliveriesOf({ type: 'application_assigned', payload })).toEqual([]);
  });
});

describe('a resume handed in', () => {
  test('gives a receipt to the student and work to every active mentor', async () => {
    const [first, second] = [await member(), await member()];
    const gone = await member({ is_active: false });
    await member({ role: 'manager' });
    const made = await application({ mentors: [first, second, gone] });
    const { id } = made.application;
    const deliveries = await world.deliveriesOf({
      type: 'resume_submitted',
      payload: { application_id: id, version_number: 1 },
    });
    expect(summary(deliveries)).toEqual([
      `resume_submitted → ${made.student.email} (en, pending)`,
      `staff_resume_submitted → ${first.email} (ja, pending)`,
      `staff_resume_submitted → ${second.email} (ja, pending)`,
    ]);
    expect(textOf(deliveries[1]!)).toContain(`https://tabidachi.example/staff/applications/${id}/show`);
    expect(deliveries[1]!.recipient_hf_member_id).toBe(first.id);
    expect(deliveries[1]!.cause).toBe(`resume_submitted:application:${id}:version:1`);
  });

  test('without a mentor goes to the managers, who are told so', async () => {
    const manager = await member({ role: 'manager' });
    const ofApplications = await member({ is_manager_of_applications: true });
    await member();
    await member({ role: 'manager', is_active: false });
    const made = await application();
    const deliveries = await world.deliveriesOf({
      type: 'resume_submitted',
      payload: { application_id: made.application.id, version_number: 1 },
    });
    expect(summary(deliveries).slice(1)).toEqual([
      `staff_resume_submitted → ${manager.email} (ja, pending)`,
      `staff_resume_submitted → ${ofApplications.email} (ja, pending)`,
    ]);
    expect(deliveries[1]!.subject).toContain('担当者なし');
  });

  test('late, again and without consent is marked so', async () => {
    const mentor = await member();
    const made = await application({ mentors: [mentor], application: { is_late: true } });
    const deliveries = await world.deliveriesOf({
      type: 'resume_submitted',
      payload: { application_id: made.application.id, version_number: 3 },
    });
    expect(deliveries[1]!.subject).toContain('再提出');
    expect(textOf(deliveries[1]!)).toContain('期限を過ぎて');
    expect(textOf(deliveries[1]!)).toContain('添削に同意していません');
  });

  test('with applying brings the student no second mail', async () => {
    const mentor = await member();
    const made = await application({ mentors: [mentor], recruitment: { is_simple: true } });
    const deliveries = await world.deliveriesOf({
      type: 'resume_submitted',
      payload: { application_id: made.application.id, version_number: 1, is_with_applying: true },
    });
    expect(summary(deliveries)).toEqual([`staff_resume_submitted → ${mentor.email} (ja, pending)`]);
  });
});

describe('the student and the correction', () => {
  test('a comment instead of agreement reaches the mentor', async () => {
    const mentor = await member();
    const made = await application({ mentors: [mentor] });
    const { id } = made.application;
    const older = { application_id: id, user_id: made.student.id, body: '前のコメント' };
    await make(ResumeComment, { ...older, created_at: new Date('2026-11-01T00:00:00Z') });
    const event = await history(id, 'answer_correction');
    await make(ResumeComment, { application_id: id, user_id: made.student.id, body: 'ここは違います。' });
    const deliveries = await world.deliveriesOf({
      type: 'correction_answered',
      payload: { application_id: id, application_event_id: event.id },
    });
    expect(summary(deliveries)).toEqual([`staff_correction_answered → ${mentor.email} (ja, pending)`]);
    expect(textOf(deliveries[0]!)).toContain('ここは違います。');
    expect(textOf(deliveries[0]!)).not.toContain('前のコメント');
  });

  test('an agreement reaches the mentor', async () => {
    const mentor = await member();
    const { application: row } = await application({ mentors: [mentor] });
    const event = await history(row.id, 'agree');
    const deliveries = await world.deliveriesOf({
      type: 'correction_agreed',
      payload: { application_id: row.id, application_event_id: event.id },
    });
    expect(summary(deliveries)).toEqual([`staff_correction_agreed → ${mentor.email} (ja, pending)`]);
  });

  test.each([
    [true, '承諾'],
    [false, '辞退'],
  ])('the answer to an offer (%s) reaches the mentor, who tells the company', async (accepted, word) => {
    const mentor = await member();
    const { student, application: row } = await application({
      mentors: [mentor],
      application: { sent_resume_to_company_at: new Date('2026-11-01T00:00:00Z') },
    });
    const event = await history(row.id, 'answer_offer');
    const deliveries = await world.deliveriesOf({
      type: 'offer_answered',
      payload: { application_id: row.id, application_event_id: event.id, accepted },
    });
    expect(summary(deliveries)).toEqual([
      ...(accepted ? [`offer_accepted → ${student.email} (en, pending)`] : []),
      `staff_offer_answered → ${mentor.email} (ja, pending)`,
    ]);
    expect(deliveries.at(-1)!.subject).toContain(`内定を${word}しました`);
  });
});

describe('a resume sent to the company', () => {
  async function send(options: Parameters<typeof application>[0] = {}, name = 'send_to_company') {
    const mentor = await member();
    const made = await application({ mentors: [mentor], ...options });
    const { id } = made.application;
    await storedVersion(world, id, 3, PDF);
    const event = await history(id, name);
    const payload = { application_id: id, application_event_id: event.id, version_number: 3 };
    return { ...made, mentor, event: { type: 'resume_sent_to_company', payload } as const };
  }

  test('goes to every main contact person and cc address once, with the stored PDF; the student gets a note', async () => {
    const made = await send({
      contacts: [
        { last_name: '鈴木', first_name: '一郎', email: 'suzuki@company.example', is_main_person: true },
        { last_name: '田中', email: 'tanaka@company.example', is_main_person: true },
        { last_name: '高橋', email: 'takahashi@company.example' },
        { last_name: '伊藤', is_main_person: true },
      ],
      cc: ['jinji@company.example', 'Suzuki@company.example '],
    });
    const { id } = made.application;
    // What the mentor wrote since is not what the student has agreed to.
    await Resume.update({ hf_remark: 'まだ見せていない一言' }, { where: { application_id: id } });
    const deliveries = await world.deliveriesOf(made.event);
    expect(summary(deliveries)).toEqual([
      'company_resume → suzuki@company.example (ja, pending)',
      'company_resume → tanaka@company.example (ja, pending)',
      'company_resume → jinji@company.example (ja, pending)',
      `resume_sent_notice → ${made.student.email} (en, pending)`,
    ]);
    const [mail, , , note] = deliveries;
    expect(textOf(mail!)).not.toContain('まだ見せていない一言');
    expect(mail!.subject).toBe('【応募者のご紹介】海外営業（Tran Linh 様）');
    expect(mail!.reply_to).toBe(made.mentor.email);
    for (const part of [
      'みらい商事株式会社',
      '鈴木 一郎 様、田中 様',
      '誠実な学生です。',
      '佐藤 花子',
      made.mentor.email,
    ])
      expect(textOf(mail!)).toContain(part);
    expect(mail!.attachments).toEqual([
      {
        file_name: '履歴書_Tran_Linh_20261120.pdf',
        content_type: 'application/pdf',
        byte_size: PDF.byteLength,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
        file_key: expect.any(String),
      },
    ]);
    expect(mail!.company_id).toBe(made.company.id);
    expect(note!.attachments).toEqual([]);
  });

  test('again says so and is another cause', async () => {
    const made = await send({}, 'send_again');
    const deliveries = await world.deliveriesOf(made.event);
    expect(deliveries[0]!.subject).toContain('再送');
    expect(textOf(deliveries[1]!)).toContain('once more');
    expect(deliveries[0]!.cause).toContain(`:event:${made.event.payload.application_event_id}`);
  });

  test('goes to the other contact persons when no main one has an address', async () => {
    const made = await send({
      contacts: [
        { last_name: '鈴木', is_main_person: true },
        { last_name: '高橋', email: 'takahashi@company.example' },
      ],
    });
    expect(summary(await world.deliveriesOf(made.event))[0]).toBe(
      'company_resume → takahashi@company.example (ja, pending)',
    );
  });

  test('tells nobody that it was sent when there is no address, and keeps trying', async () => {
    const made = await send({
      contacts: [{ last_name: '鈴木', is_main_person: true }],
      cc: ['cc@company.example'],
    });
    await expect(world.deliveriesOf(made.event)).rejects.toThrow('No contact person');
    expect((await OutboxEvent.findOne({ rejectOnEmpty: true })).processed_at).toBeNull();
  });

  test('never goes without its PDF', async () => {
    const made = await send();
    await expect(
      world.deliveriesOf({ ...made.event, payload: { ...made.event.payload, version_number: 9 } }),
    ).rejects.toThrow('has no stored PDF');
  });
});

describe('a withdrawal', () => {
  async function quit(fields: Record<string, unknown>, options: Parameters<typeof application>[0] = {}) {
    const mentor = await member();
    const made = await application({ mentors: [mentor], application: fields, ...options });
    const event = await history(made.application.id, 'quit', { reason: '大学院に進学します。' });
    const deliveries = await world.deliveriesOf({
      type: 'application_quit',
      payload: { application_id: made.application.id, application_event_id: event.id },
    });
    return { ...made, mentor, deliveries };
  }

  test('before the company knew reaches the mentor alone', async () => {
    const { mentor, deliveries } = await quit({});
    expect(summary(deliveries)).toEqual([`staff_application_quit → ${mentor.email} (ja, pending)`]);
    expect(textOf(deliveries[0]!)).toContain('大学院に進学します。');
  });

  test('after the resume was sent reaches the company too, without the reason', async () => {
    const { mentor, contact_email, deliveries } = await quit({
      sent_resume_to_company_at: new Date('2026-11-01T00:00:00Z'),
    });
    expect(summary(deliveries)).toEqual([
      `staff_application_quit → ${mentor.email} (ja, pending)`,
      `company_application_quit → ${contact_email} (ja, pending)`,
    ]);
    expect(textOf(deliveries[1]!) + deliveries[1]!.body_html).not.toContain('大学院');
  });

  test('of a company without an address asks the mentor to tell it', async () => {
    const { mentor, deliveries } = await quit(
      { sent_resume_to_company_at: new Date('2026-11-01T00:00:00Z') },
      { contacts: [] },
    );
    expect(summary(deliveries)).toEqual([`staff_application_quit → ${mentor.email} (ja, pending)`]);
    expect(textOf(deliveries[0]!)).toContain('企業への連絡をお願いします');
  });
});
