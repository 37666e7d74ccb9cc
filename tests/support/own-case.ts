import { Delivery } from '../../db/models/delivery.ts';
import { insert } from '../wire/support/insert.ts';
import type { TestApi } from './api.ts';
import { pdf } from './documents.ts';
import { appliedFor, event, withResumeFile } from './events.ts';
import { member, student } from './factories.ts';
import { submitted } from './steps.ts';
import { processOutbox } from './traces.ts';

/** A student with every kind of record staff work on, who then becomes a manager. */
export async function ownCase(api: TestApi) {
  const made = await submitted(api);
  const { me, application, job } = made;
  const user_id = me.user.id;
  // From here on the applicant is also a manager and assigned to every application.
  const { member: manager } = await member(api, 'manager', { email: me.email });
  const { id: application_id } = application;
  const file = await withResumeFile(me);
  await file.update({ key: await api.adapters.files.write(pdf()) });
  const seat = await appliedFor(me, (await event({ is_need_resume_file: true })).id);
  const { body: moved } = await made.mentor
    .command('hf_member__start_correction', { application: { id: application_id } })
    .expect(200);
  const mentor_id = made.mentor.member.id;
  await insert(api.sequelize, 'user_notes', { user_id, hf_member_id: mentor_id, text: 'メモ' });
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
  const slot = await insert(api.sequelize, 'interview_slots', {
    recruitment_id: made.job.id,
    application_id,
    interview_number: 2,
    starts_at: new Date('2026-12-02T03:00:00Z'),
    minutes: 30,
  });
  const talk = await insert(api.sequelize, 'user_consultations', {
    user_id,
    hf_member_id: mentor_id,
    done_at: api.clock.now,
  });
  const other = await student(api);
  const merged = (kept: number, gone: number) =>
    insert(api.sequelize, 'user_merges', {
      user_id: kept,
      merged_user_id: gone,
      merged_status: 'active',
      merged_at: api.clock.now,
    });
  const merge = await merged(user_id, other.user.id);
  const absorbed = await merged(other.user.id, user_id);
  const [audit_log] = (
    await api.sequelize.query('select max(id) as id from audit_logs where subject_user_id = $1', {
      bind: [user_id],
    })
  )[0] as { id: number }[];
  await processOutbox(api);
  const delivery = await Delivery.findOne({ where: { recipient_user_id: user_id }, rejectOnEmpty: true });
  await delivery.update({ state: 'held' });
  // Mails about the same application that do not go to its student.
  const where = { recipient_hf_member_id: mentor_id };
  const news = await Delivery.findOne({ where, rejectOnEmpty: true });
  return {
    ...made,
    user_id,
    application_id,
    job_id: job.id,
    seat: seat.id,
    event_id: seat.event_id,
    check_in_code: seat.check_in_code,
    inquiry: inquiry!.id,
    sent,
    waiting: await mail({ state: 'scheduled' }),
    reply,
    address,
    interview,
    practice,
    slot,
    talk,
    merge,
    absorbed,
    audit_log: audit_log!.id,
    other: other.user.id,
    delivery: delivery.id,
    news: news.id,
    move_id: moved.undo.move_id as string,
    manager: manager.id,
  };
}

export type OwnCase = Awaited<ReturnType<typeof ownCase>>;

/**
 * Payload of each staff call, naming the caller's own rows.
 * @returns null for a call that concerns no student
 */
export function ownPayload(api: TestApi, own: OwnCase, name: string): object | null {
  const application = { id: own.application_id };
  const reason = '理由';
  const withReason = { application, reason };
  const ofJob = { recruitment: { id: own.job_id }, interview_number: 1 };
  const words = { template_subject: { en: 'Jobs' }, template_body: { en: 'Some jobs\n\n{{jobs}}' } };
  const payloads: Record<string, object> = {
    approve_unchanged: { application },
    ask_to_pick_interview_slot: { ...ofJob, application_ids: [own.application_id] },
    assign_application: { application: { ...application, hf_member_id: own.manager } },
    assign_applications: { ids: [own.application_id], hf_member_id: own.manager, dry_run: false },
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
    heartbeat: { application: { ...application, visit: crypto.randomUUID() } },
    inquiry_heartbeat: { inquiry: { id: own.inquiry, visit: crypto.randomUUID(), place: null } },
    mark_not_duplicate: { users: { user_id: own.user_id, other_user_id: own.other, are_different: true } },
    finish_consulting: { ids: [own.user_id], dry_run: false },
    finish_selection: { application: { ...application, is_passed: true } },
    get_event_resume_file: { event_application_id: own.seat },
    get_matching_recruitments: { user_id: own.user_id },
    get_check_in: { code: own.check_in_code },
    get_conversation: { application_id: own.application_id },
    get_other_companies: { application_id: own.application_id },
    get_resume_readings: { application_id: own.application_id },
    get_resume_versions: { application_id: own.application_id },
    give_up_deliveries: { ids: [own.delivery, own.news], reason, dry_run: false },
    lift_undeliverable_address: { id: own.address, reason },
    merge_users: {
      merge: { user_id: own.user_id, merged_user_id: own.other, version: 0, merged_version: 0 },
      dry_run: true,
    },
    move_applications: { ids: [own.application_id], event: 'start_correction', dry_run: false },
    note_recommend_reply: { recommend_mail_id: own.sent, received_at: api.clock.now },
    offer_interview_slots: {
      ...ofJob,
      application_id: own.application_id,
      slots: [{ starts_at: '2026-12-01T03:00:00Z', minutes: 30, is_online: true }],
    },
    plan_career_meeting: { user: { id: own.user_id, version: 0 } },
    preview_company_mail: { application },
    preview_recommend_mail: { user_id: own.user_id, recruitment_ids: [own.job_id], words },
    read_messages: { application, last_message_id: 1 },
    record_agreement: withReason,
    record_walk_in: { event_application: { event_id: own.event_id, user_id: own.user_id } },
    record_attendance: { event_application: { id: own.seat, is_attended: true } },
    record_interview_result: { application, interview: { id: own.interview, is_passed: true } },
    record_offer_answer: { application: { ...application, is_student_accept_offer: true }, reason },
    record_offer: { application, offer: { pay_amount: 240_000 } },
    record_quit: { application: { ...application, reason_of_quit_by_student: reason } },
    record_resume_result: { application: { ...application, is_resume_passed: true } },
    reply_to_inquiry: { inquiry: { id: own.inquiry }, body: reason },
    return_to_student: { application, comment: reason },
    save_correction: { application: { ...application, resume: { version: 0 } } },
    score_interview_practice: {
      application,
      interview_practice: {
        id: own.practice,
        score_manner: 4,
        score_strength: reason,
        score_next_step: reason,
      },
    },
    schedule_interview: { application, interview: {} },
    schedule_interview_practice: {
      application,
      interview_practice: { scheduled_at: '2026-12-01T03:00:00Z' },
    },
    send_again: withReason,
    send_correction: { application },
    send_deliveries_again: { ids: [own.delivery, own.news], reason, dry_run: false },
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
    undo_finish_consulting: { ids: [own.talk] },
    undo_merge_users: { merge: { id: own.merge } },
    undo_move: { move_id: own.move_id, dry_run: false },
    undo_offer_answer: withReason,
    undo_quit: withReason,
    undo_recommend_mails: { ids: [own.waiting] },
    undo_recommend_reply: { id: own.reply },
    update_application: { application: { ...application, version: 0, memo: reason } },
    withdraw_interview_slot: { interview_slot: { id: own.slot } },
    write_message: { application, body: reason },
  };
  return payloads[name.replace(/^hf_member__/, '')] ?? null;
}
