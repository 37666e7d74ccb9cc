import { Inquiry } from '../../db/models/inquiry.ts';
import { User } from '../../db/models/user.ts';
import { UserNote } from '../../db/models/user-staff-records.ts';
import type { AnyDefinition } from '../../server/core/calls/define.ts';
import { CALLS } from '../../server/registry/calls.ts';
import { isStaffsAlone } from '../../domain/roles.ts';
import type { AnyResource } from '../../server/core/resources/define-resource.ts';
import { RESOURCES } from '../../server/registry/resources.ts';
import { startApi } from '../support/api.ts';
import { member } from '../support/factories.ts';
import { ownCase, ownPayload, type OwnCase } from '../support/own-case.ts';
import { submitted } from '../support/steps.ts';
import { prepared } from '../support/prepared.ts';

/**
 * A manager who has signed up as a student too tries every call of staff's on what is theirs. Those that are about
 * no student are named below: a new call has its place in one of the two.
 */
const ABOUT_NO_STUDENT = new Set([
  'hf_member__begin_recruitment_revision',
  'hf_member__close_recruitment',
  'hf_member__copy_recruitment',
  'hf_member__issue_api_key_secret',
  'hf_member__order_master_data',
  'hf_member__preview_mail_template',
  // The caller's own, whomever they are about.
  'hf_member__read_mentions',
  'hf_member__reconfirm_recruitments',
  'hf_member__record_absences',
  'hf_member__register_gid',
  'hf_member__release_recruitment',
  'hf_member__release_recruitment_revision',
  'hf_member__reopen_recruitment',
  'hf_member__request_recruitment_review',
  'hf_member__return_recruitment_to_draft',
  'hf_member__revoke_api_key',
  'hf_member__send_channel_post_again',
  'hf_member__send_event_follow_up',
  'hf_member__test_mail_template',
  'hf_member__test_notification_channel',
  'hf_member__test_recommend_mail',
  'hf_member__renew_webhook_secret',
  'hf_member__send_webhook_again',
  'hf_member__test_webhook_endpoint',
  'hf_member__upload_image',
  'hf_member__withdraw_recruitment',
  'aggregates__mail_template',
  'hf_member__explain_keyword',
  'hf_member__get_empty_searches',
  'hf_member__get_interview_slots',
  'hf_member__get_master_data_counts',
  'hf_member__get_matching_users',
  'hf_member__get_mentor_loads',
  'hf_member__get_overview_applications',
  'hf_member__get_overview_mentors',
  'hf_member__get_overview_offers',
  'hf_member__get_overview_sources',
  'hf_member__get_overview_state_times',
  'hf_member__get_recent_moves',
]);

type Caller = Pick<OwnCase['me'], 'command' | 'query'>;

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

const LISTS = (RESOURCES as readonly AnyResource[]).map(({ name }) => name);

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

const api = prepared(startApi);
const own = prepared(() => ownCase(api));

const STAFFS: [string, AnyDefinition][] = (CALLS as readonly AnyDefinition[])
  .filter(({ allow }) => isStaffsAlone(allow))
  .map((definition) => [definition.name, definition]);

/** One call on one's own rows, by whoever asks. */
async function tryOn(caller: Caller, { name, kind }: AnyDefinition, payload: object) {
  const query = new URLSearchParams(Object.entries(payload).map(([key, value]) => [key, String(value)]));
  const { status, body } =
    kind === 'command' ? await caller.command(name, payload) : await caller.query(name, query.toString());
  return { status, body, isRefused: status === 404 || isSkipped(body as Answer) };
}

describe('R4: nobody decides as staff on themselves', () => {
  test.each(STAFFS)('R4: %s', async (name, definition) => {
    const payload = ownPayload(api, own, name);
    expect([name, payload !== null]).toEqual([name, !ABOUT_NO_STUDENT.has(name)]);
    if (payload === null) return;
    const { isRefused, ...answer } = await tryOn(own.me, definition, payload);
    expect(isRefused ? 'refused' : answer).toBe('refused');
  });

  test.each([
    ['event_applications', () => own.seat],
    ['inquiries', () => own.inquiry],
    ['recommend_mails', () => own.sent],
    ['deliveries', () => own.delivery],
    ['deliveries', () => own.news],
    ['users', () => own.user_id],
    ['applications', () => own.application_id],
    ['user_merges', () => own.merge],
    ['user_merges', () => own.absorbed],
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

  test('R4: the console writes nothing about oneself', async () => {
    const { me } = own;
    await me.update('inquiries', own.inquiry, 0, { hf_member_id: own.manager }).expect(404);
    expect(await Inquiry.findByPk(own.inquiry)).toMatchObject({ version: 0, hf_member_id: null });
    await me.update('users', own.user_id, 0, { phone_num: '03-1234-5678' }).expect(404);
    expect((await User.findByPk(own.user_id))!.phone_num).not.toContain('1234');
    await me.create('user_notes', { user_id: own.user_id, text: 'わたし' }).expect(404);
    expect(await UserNote.count({ where: { user_id: own.user_id } })).toBe(1);
  });

  test('R4: nobody takes back a merge that absorbed their own account', async () => {
    await own.me.command('hf_member__undo_merge_users', { merge: { id: own.absorbed } }).expect(404);
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

describe('R4: what is refused to oneself alone is there for a colleague:', () => {
  let colleague: Caller;
  beforeAll(async () => {
    colleague = await member(api, 'manager');
  });

  test.each(STAFFS.filter(([name]) => !ABOUT_NO_STUDENT.has(name)))('R4: %s', async (name, definition) => {
    const { isRefused, ...answer } = await tryOn(colleague, definition, ownPayload(api, own, name)!);
    expect(isRefused ? answer : 'found').toBe('found');
  });
});
