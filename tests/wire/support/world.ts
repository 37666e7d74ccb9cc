import { Op } from 'sequelize';
import { University } from '../../../db/models/university.ts';
import { User } from '../../../db/models/user.ts';
import type { TestApi } from '../../support/api.ts';
import { cvDocx } from '../../support/cv-files.ts';
import { COMPLETE_AD } from '../../support/complete-ad.ts';
import { facePhoto, member, recruitment, student } from '../../support/factories.ts';
import type { Person } from '../calls/actors.ts';
import { applicant } from './applications.ts';
import { wholeCompany, wholeRecruitment, wholeResumeQuestion } from './companies.ts';
import { articles, apiKeys, webhooks, channels, course, events, inquiries, mails } from './content.ts';
import { insert } from './insert.ts';
import { PDF, wholeProfile } from './profile.ts';
import { twins } from './twins.ts';

const minutesBefore = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000);

/**
 * The world of the call tests: a student with applications in every state and their mentor, an unrelated
 * student and mentor, and one complete record of each kind.
 */
export async function makeWorld(api: TestApi) {
  const { sequelize } = api;
  const me = await student(api);
  const other = await student(api);
  const beginner = await student(api, { level: 'empty' });
  const minimal = await student(api, { level: 'minimum' });
  const mentor = await member(api);
  const otherMentor = await member(api);
  const manager = await member(api, 'manager');
  await wholeProfile(me);

  const company = await wholeCompany(sequelize);
  const whole = await wholeRecruitment(sequelize, company);
  const unasked = await wholeResumeQuestion(sequelize);
  const open = await recruitment(api, { questions: [true, false] });
  const simple = await recruitment(api, { questions: [], fields: { is_simple: true } });
  const unreleased = await recruitment(api, { fields: { is_released: false } });
  const closed = await recruitment(api, { fields: { closed_at: new Date('2026-11-10T00:00:00Z') } });
  const inReview = { is_released: false, review_requested_at: new Date('2026-11-20T00:00:00Z') };
  const review = await recruitment(api, { fields: { ...COMPLETE_AD, ...inReview } });
  const revised = await recruitment(api, { fields: { ...COMPLETE_AD, is_released: true } });
  const revision = await recruitment(api, {
    fields: { ...COMPLETE_AD, ...inReview, company_id: revised.company.id },
  });
  await insert(sequelize, 'recruitment_revisions', {
    recruitment_id: revised.recruitment.id,
    draft_id: revision.recruitment.id,
    base_version: 0,
  });
  const incomplete = await recruitment(api, { fields: inReview });
  const reopenable = await recruitment(api, {
    fields: { ...COMPLETE_AD, closed_at: new Date('2026-11-10T00:00:00Z') },
  });
  const elsewhere = await recruitment(api, {
    fields: { peculiar_apply_url: 'https://apply.example.com/1' },
  });
  const outOfTerm = await recruitment(api);
  await insert(sequelize, 'company_appliable_terms', {
    company_id: outOfTerm.company.id,
    start_on: '2025-01-01',
    end_on: '2025-12-31',
  });

  const { at, applied, ok } = applicant(api, me, mentor);
  const applications = {
    applied: await at('applied'),
    answered: await at('answered'),
    submitted: await at('submitted'),
    assigned: await at('assigned'),
    corrected: await at('corrected'),
    awaiting_agreement: await at('awaiting_agreement'),
    agreed: await at('agreed', { alert: '封筒は不要' }),
    unreachable: await at('agreed', { contactEmail: null }),
    sent: await at('sent'),
    resume_passed: await at('resume_passed'),
    interviewing: await at('interviewing'),
    passed: await at('passed'),
    accepted: await at('passed'),
    whole: await applied(whole.recruitment_id, [{ id: whole.resume_question_id }], 'interviewing'),
    declined: await at('assigned'),
    declined_long_ago: await at('assigned'),
    declined_for_now: await at('assigned'),
    quit: await at('assigned'),
    quit_long_ago: await at('assigned'),
    quit_and_again: await at('assigned'),
    without_consent: await at('assigned'),
  };
  const application = (id: number) => ({ application: { id } });
  for (const { id } of [applications.declined, applications.declined_long_ago])
    await ok(mentor, 'hf_member__decline_application', {
      application: { id, reason_of_decline: '条件に合わないため' },
    });
  await ok(me, 'user__answer_offer', {
    application: { id: applications.accepted.id, is_student_accept_offer: true },
  });
  const { quit, quit_long_ago, quit_and_again, declined_long_ago, without_consent } = applications;
  const { declined_for_now } = applications;
  await ok(mentor, 'hf_member__decline_application', {
    application: { id: declined_for_now.id, reason_of_decline: '条件', reapply_from: '2027-04-01' },
  });
  for (const { id } of [quit, quit_long_ago, quit_and_again])
    await ok(me, 'user__quit_application', {
      application: { id, reason_of_quit_by_student: '他社に決めた' },
    });
  await ok(me, 'user__apply', { application: { recruitment_id: quit_and_again.recruitment_id } });
  const longAgo = minutesBefore(api.clock.now, 11);
  await sequelize.query('update applications set declined_at = $1 where id = $2', {
    bind: [longAgo, declined_long_ago.id],
  });
  await sequelize.query(
    `update application_events set at = $1 where name = 'decline' and application_id = $2`,
    {
      bind: [longAgo, declined_for_now.id],
    },
  );
  await sequelize.query('update applications set sent_resume_to_company_at = $1 where id = $2', {
    bind: [longAgo, applications.sent.id],
  });
  await sequelize.query('update applications set quit_at = $1 where id = $2', {
    bind: [longAgo, quit_long_ago.id],
  });
  await sequelize.query('update applications set is_admitted_edit_resume_by_hf = false where id = $1', {
    bind: [without_consent.id],
  });
  const practised = await ok(mentor, 'hf_member__schedule_interview_practice', {
    ...application(applications.whole.id),
    interview_practice: { scheduled_at: '2026-12-01T05:00:00Z' },
  });

  const { resume_passed, sent: waiting } = applications;
  const slot = (recruitment_id: number) =>
    insert(sequelize, 'interview_slots', {
      recruitment_id,
      interview_number: 1,
      starts_at: new Date('2026-12-07T05:00:00Z'),
      minutes: 30,
      is_online: true,
    });
  await insert(sequelize, 'interview_slot_requests', {
    application_id: resume_passed.id,
    interview_number: 1,
    asked_at: api.clock.now,
  });
  const slots = {
    offered: await slot(resume_passed.recruitment_id),
    unused: await slot(waiting.recruitment_id),
  };
  const held_practice_id = await insert(sequelize, 'interview_practices', {
    application_id: applications.interviewing.id,
    hf_member_id: mentor.member.id,
    scheduled_at: minutesBefore(api.clock.now, 60),
  });

  const resume_file = await me.command('user__upload_resume', {
    user: { id: me.user.id },
    resume_base64: PDF,
  });
  if (resume_file.status !== 200) throw new Error(JSON.stringify(resume_file.body));
  const minimalApplication = await minimal.command('user__apply', {
    application: { recruitment_id: open.recruitment.id },
  });
  const { id, country_id, local_name, english_name } = (await University.findOne({
    where: { english_name: { [Op.ne]: null } },
    order: ['id'],
  }))!;

  const template_id = await insert(sequelize, 'resume_question_templates', {
    resume_question_id: applications.answered.question_id,
    template_name: { ja: '基本', en: 'Basic' },
  });

  const tokens: Record<Person, string | null> = {
    visitor: null,
    account: await api.tokenFor('account@example.com'),
    unverified: await api.tokenFor('unverified@example.com', { verified: false }),
    /** The student's email address with another sign-in method. */
    linked_elsewhere: await api.tokenFor(me.email, { sub: 'another-way|1' }),
    student: me.token,
    other_student: other.token,
    beginner: beginner.token,
    minimal: minimal.token,
    mentor: mentor.token,
    other_mentor: otherMentor.token,
    manager: manager.token,
  };
  await insert(sequelize, 'referral_codes', { token: 'friend', label: 'a friend' });
  await insert(sequelize, 'hf_member_gids', { gid: '1.2', hf_member_id: mentor.member.id });
  const visit = await api
    .as(null)
    .command('count_visit_page_view', { page_view: { visit_at: api.clock.now, path: '/' } });

  const saved_search_id = await insert(sequelize, 'saved_searches', {
    user_id: me.user.id,
    name: '通訳',
    query: { full_text_search_query: '通訳' },
  });

  const talk_id = await insert(sequelize, 'user_consultations', {
    user_id: other.user.id,
    hf_member_id: manager.member.id,
    wished_at: minutesBefore(api.clock.now, 60),
    done_at: minutesBefore(api.clock.now, 1),
  });
  const old_talk_id = await insert(sequelize, 'user_consultations', {
    user_id: minimal.user.id,
    done_at: minutesBefore(api.clock.now, 11),
  });

  const { version } = await User.findByPk(me.user.id, { rejectOnEmpty: true });

  return {
    tokens,
    me: { id: me.user.id, email: me.email, version },
    saved_search_id,
    practice_id: practised.interview_practices[0].id as number,
    held_practice_id,
    slots,
    other: { id: other.user.id, email: other.email },
    /** Consultations recorded as held: the other student's just now, another one eleven minutes ago. */
    talks: { other: talk_id, old: old_talk_id },
    twins: await twins(api, manager, applications.applied.recruitment_id),
    minimal: { application_id: minimalApplication.body.id as number },
    mentor: { id: mentor.member.id },
    otherMentor: { id: otherMentor.member.id },
    page_view_id: visit.body.id as string,
    cv: cvDocx([
      'Name: Li Wei Chen',
      'E-mail: wire.cv@example.com',
      'Skills',
      'Python, Java',
      'Work experience',
      'Aoba Kai, Midori Kai, 04/2020 - 05/2021',
    ]).toString('base64'),
    /** A small 3:4 image as base64: it is sent in the URL. */
    photo: (await facePhoto(90, 120)).toString('base64'),
    university: {
      id,
      country_id,
      local_name_part: local_name.slice(0, 2),
      english_name_part: english_name!.slice(0, 3),
    },
    company_id: company.company_id,
    unreleased_company_id: unreleased.company.id,
    recruitments: {
      whole: whole.recruitment_id,
      open: open.recruitment.id,
      simple: simple.recruitment.id,
      unreleased: unreleased.recruitment.id,
      closed: closed.recruitment.id,
      review: review.recruitment.id,
      revised: revised.recruitment.id,
      revision: revision.recruitment.id,
      incomplete: incomplete.recruitment.id,
      reopenable: reopenable.recruitment.id,
      elsewhere: elsewhere.recruitment.id,
      out_of_term: outOfTerm.recruitment.id,
    },
    template_id,
    /** A question of the fully filled recruitment. */
    question: { id: whole.resume_question_id },
    unasked_question_id: unasked.resume_question_id,
    applications,
    events: await events(sequelize, me.user.id),
    inquiries: await inquiries(sequelize, me.user.id),
    channels: await channels(sequelize),
    webhooks: await webhooks(sequelize),
    api_keys: await apiKeys(sequelize, mentor.member.id),
    course: await course(sequelize),
    articles: await articles(sequelize),
    mails: await mails(sequelize, {
      user_id: me.user.id,
      hf_member_id: mentor.member.id,
      recruitment_id: whole.recruitment_id,
    }),
  };
}
export type World = Awaited<ReturnType<typeof makeWorld>>;
