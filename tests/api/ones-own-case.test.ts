import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Delivery } from '../../db/models/delivery.ts';
import type { AnyDefinition } from '../../server/api/define.ts';
import { registry } from '../../server/api/registry.ts';
import { isStaffsAlone } from '../../server/domain/roles.ts';
import type { AnyResource } from '../../server/staff/define-resource.ts';
import { staffRegistry } from '../../server/staff/registry.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { appliedFor, event } from '../support/events.ts';
import { member, student } from '../support/factories.ts';
import { submitted } from '../support/steps.ts';
import { processOutbox } from '../support/traces.ts';
import { insert } from '../wire/support/insert.ts';

/**
 * A manager who has signed up as a student too tries every call of staff's on what is theirs. Those that are about
 * no student are named below: a new call has its place in one of the two.
 */
const ABOUT_NO_STUDENT = new Set([
  'hf_member__close_recruitment',
  'hf_member__copy_recruitment',
  'hf_member__preview_mail_template',
  'hf_member__reconfirm_recruitments',
  'hf_member__register_gid',
  'hf_member__release_recruitment',
  'hf_member__reopen_recruitment',
  'hf_member__request_recruitment_review',
  'hf_member__return_recruitment_to_draft',
  'hf_member__send_channel_post_again',
  'hf_member__test_mail_template',
  'hf_member__test_notification_channel',
  'hf_member__test_recommend_mail',
  'hf_member__upload_image',
  'hf_member__withdraw_recruitment',
  'aggregates__mail_template',
  'hf_member__get_matching_users',
  'hf_member__get_mentor_loads',
  'hf_member__get_overview_applications',
  'hf_member__get_overview_mentors',
  'hf_member__get_overview_offers',
  'hf_member__get_overview_sources',
  'hf_member__get_overview_state_times',
  'hf_member__get_recent_moves',
]);

let api: TestApi;
let own: Awaited<ReturnType<typeof ownCase>>;

async function ownCase() {
  const made = await submitted(api);
  const { me, application, job } = made;
  const user_id = me.user.id;
  // From here on the applicant is a manager, too, and looks after every application.
  const { member: manager } = await member(api, 'manager', { email: me.email });
  const { id: application_id } = application;
  const seat = await appliedFor(me, (await event({})).id);
  await me.command('user__send_inquiry', { message: 'わたしの質問' }).expect(200);
  const [inquiry] = (await api.sequelize.query('select max(id) as id from inquiries'))[0] as { id: number }[];
  const mail = (fields: object) =>
    insert(api.sequelize, 'recommend_mails', {
      user_id,
      hf_member_id: manager.id,
      recommend_mail_type: 'recommend',
      ...fields,
    });
  const sent = await mail({ state: 'sent', sent_recommend_at: api.clock.now });
  const reply = await insert(api.sequelize, 'recommend_mail_replies', {
    recommend_mail_id: sent,
    received_at: api.clock.now,
    noted_by_hf_member_id: manager.id,
  });
  const address = await insert(api.sequelize, 'undeliverable_addresses', {
    user_id,
    email: me.email,
    marked_at: api.clock.now,
  });
  const interview = await insert(api.sequelize, 'interviews', { application_id, interview_number: 1 });
  const practice = await insert(api.sequelize, 'interview_practices', {
    application_id,
    scheduled_at: new Date('2026-12-01T03:00:00Z'),
  });
  const other = await student(api);
  const merge = await insert(api.sequelize, 'user_merges', {
    user_id,
    merged_user_id: other.user.id,
    merged_status: 'active',
    merged_at: api.clock.now,
  });
  const [audit_log] = (
    await api.sequelize.query('select max(id) as id from audit_logs where subject_user_id = $1', {
      bind: [user_id],
    })
  )[0] as { id: number }[];
  await processOutbox(api);
  const delivery = await Delivery.findOne({ where: { recipient_user_id: user_id }, rejectOnEmpty: true });
  await delivery.update({ state: 'held' });
  return {
    ...made,
    user_id,
    application_id,
    job_id: job.id,
    seat: seat.id,
    inquiry: inquiry!.id,
    sent,
    waiting: await mail({ state: 'scheduled' }),
    reply,
    address,
    interview,
    practice,
    merge,
    audit_log: audit_log!.id,
    other: other.user.id,
    delivery: delivery.id,
    manager: manager.id,
  };
}

/** What each call is given: one's own rows. */
function payloadOf(name: string): object | null {
  const application = { id: own.application_id };
  const reason = '理由';
  const withReason = { application, reason };
  const words = { template_subject: { en: 'Jobs' }, template_body: { en: 'Some jobs\n\n{{jobs}}' } };
  const payloads: Record<string, object> = {
    approve_unchanged: { application },
    assign_application: { application: { ...application, hf_member_id: own.manager } },
    be_present: { application },
    cancel_event_application: { event_application: { id: own.seat } },
    cancel_interview: { application, interview: { id: own.interview }, reason },
    cancel_interview_practice: {
      application,
      interview_practice: { id: own.practice },
      reason,
    },
    close_inquiry: { inquiry: { id: own.inquiry, is_closed: true } },
    comment_on_resume: { comment: { application_id: own.application_id, body: reason } },
    confirm_event_application: { event_application: { id: own.seat } },
    correct_result: { application: { ...application, is_passed: true }, reason },
    decline_application: { application: { ...application, reason_of_decline: reason } },
    dismiss_recruitment: { user_id: own.user_id, recruitment_id: own.job_id },
    distinguish_users: { users: { user_id: own.user_id, other_user_id: own.other, are_different: true } },
    finish_consulting: { ids: [own.user_id], dry_run: false },
    finish_selection: { application: { ...application, is_passed: true } },
    get_event_resume_file: { event_application_id: own.seat },
    get_matching_recruitments: { user_id: own.user_id },
    get_other_companies: { application_id: own.application_id },
    get_resume_versions: { application_id: own.application_id },
    give_up_deliveries: { ids: [own.delivery], reason, dry_run: false },
    lift_undeliverable_address: { id: own.address, reason },
    merge_users: {
      merge: { user_id: own.user_id, merged_user_id: own.other, version: 0, merged_version: 0 },
      dry_run: true,
    },
    move_applications: { ids: [own.application_id], event: 'start_correction', dry_run: false },
    note_recommend_reply: { recommend_mail_id: own.sent, received_at: api.clock.now },
    plan_career_meeting: { user: { id: own.user_id, version: 0 } },
    preview_recommend_mail: { user_id: own.user_id, recruitment_ids: [own.job_id], words },
    record_agreement: withReason,
    record_interview_result: { application, interview: { id: own.interview, is_passed: true } },
    record_offer_answer: { application: { ...application, is_student_accept_offer: true }, reason },
    record_quit: { application: { ...application, reason_of_quit_by_student: reason } },
    record_resume_result: { application: { ...application, is_resume_passed: true } },
    reply_to_inquiry: { inquiry: { id: own.inquiry }, body: reason },
    return_to_student: { application, comment: reason },
    save_correction: { application: { ...application, resume: { version: 0 } } },
    schedule_interview: { application, interview: {} },
    schedule_interview_practice: {
      application,
      interview_practice: { scheduled_at: '2026-12-01T03:00:00Z' },
    },
    send_again: withReason,
    send_correction: { application },
    send_deliveries_again: { ids: [own.delivery], reason, dry_run: false },
    send_recommend_mails: {
      user_ids: [own.user_id],
      recruitment_ids: [own.job_id],
      words,
      recommend_mail_type: 'individual',
      dry_run: true,
    },
    send_to_company: { application },
    set_reapply_from: { application: { ...application, reapply_from: '2027-04-01' } },
    start_correction: { application },
    undo_decline: { application },
    undo_dismiss_recruitment: { user_id: own.user_id, recruitment_id: own.job_id },
    undo_finish_consulting: { ids: [own.user_id] },
    undo_merge_users: { merge: { id: own.merge } },
    undo_move: { move_id: '4f1c3b52-8a53-4c6e-9d13-0a1f7f3a9c11', dry_run: false },
    undo_quit: withReason,
    undo_recommend_mails: { ids: [own.waiting] },
    undo_recommend_reply: { id: own.reply },
    update_application: { application: { ...application, version: 0, memo: reason } },
  };
  return payloads[name.replace(/^hf_member__/, '')] ?? null;
}

interface Answer {
  done_count?: number;
  results?: { code: string; is_done?: boolean }[];
  code?: string;
}

/** Whether everything asked for was passed over as not there: what a call about many answers. */
const isSkipped = ({ code, results }: Answer) =>
  code === 'not_found' ||
  (results !== undefined &&
    results.length > 0 &&
    results.every((one) => one.is_done !== true && ['not_found', 'unknown'].includes(one.code)));

const LISTS = (staffRegistry as readonly AnyResource[]).map(({ name }) => name);

/** Whether a row is about a student, by an id of theirs or the student in it. */
function namesStudent(row: unknown, userId: number): boolean {
  if (typeof row !== 'object' || row === null) return false;
  return Object.entries(row).some(
    ([key, value]) =>
      (/(^|_)user_id$/.test(key) && value === userId) ||
      (/(^|_)user$/.test(key) && (value as { id?: unknown } | null)?.id === userId) ||
      namesStudent(value, userId),
  );
}

beforeAll(async () => {
  api = await startApi();
  own = await ownCase();
});
afterAll(() => api.close());

const STAFFS: [string, AnyDefinition][] = (registry as readonly AnyDefinition[])
  .filter(({ allow }) => isStaffsAlone(allow))
  .map((definition) => [definition.name, definition]);

describe('R4: nobody decides as staff on themselves', () => {
  test.each(STAFFS)('R4: %s', async (name, { kind }) => {
    const payload = payloadOf(name);
    expect([name, payload !== null]).toEqual([name, !ABOUT_NO_STUDENT.has(name)]);
    if (payload === null) return;
    const { me } = own;
    const query = new URLSearchParams(Object.entries(payload).map(([key, value]) => [key, String(value)]));
    const { status, body } =
      kind === 'command' ? await me.command(name, payload) : await me.query(name, query.toString());
    const isRefused = status === 404 || isSkipped(body as Answer);
    expect(isRefused ? 'refused' : { status, body }).toBe('refused');
  });

  test.each([
    ['event_applications', () => own.seat],
    ['inquiries', () => own.inquiry],
    ['recommend_mails', () => own.sent],
    ['deliveries', () => own.delivery],
    ['users', () => own.user_id],
    ['applications', () => own.application_id],
    ['user_merges', () => own.merge],
    ['audit_logs', () => own.audit_log],
  ])('R4: in the console one’s own row of %s does not exist', async (name, idOf) => {
    await own.me.get(`/staff/api/${name}/${idOf()}`).expect(404);
    const { body } = await own.me.list(name, {}).expect(200);
    expect((body as { id: number }[]).map(({ id }) => id)).not.toContain(idOf());
  });

  test.each(LISTS)('R4: no row of the console’s list of %s names oneself as the student', async (name) => {
    const { status, body } = await own.me.list(name, {});
    expect(status).toBe(200);
    expect((body as unknown[]).filter((row) => namesStudent(row, own.user_id))).toEqual([]);
  });

  test('R4: the console changes no inquiry of one’s own', async () => {
    await own.me.update('inquiries', own.inquiry, 0, { hf_member_id: own.manager }).expect(404);
  });

  test('R4: the same calls answer for somebody else’s application', async () => {
    const { application } = await submitted(api);
    await own.me.command('hf_member__start_correction', { application: { id: application.id } }).expect(200);
  });

  test('R4: as a student one still does what students do', async () => {
    const { body } = await own.me.query('aggregates__application', `id=${own.application_id}`).expect(200);
    expect(body.events_allowed).toEqual(['quit']);
    expect(body).not.toHaveProperty('memo');
    await own.me
      .command('user__quit_application', {
        application: { id: own.application_id, reason_of_quit_by_student: '他社' },
      })
      .expect(200);
  });
});
