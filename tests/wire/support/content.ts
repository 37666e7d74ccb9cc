import { randomUUID } from 'node:crypto';
import type { Sequelize } from 'sequelize';
import { User } from '../../../db/models/user.ts';
import { insert } from './insert.ts';

const map = (ja: string, en: string) => ({ ja, en });

interface EventOptions {
  start_at?: string;
  deadline?: string | null;
  apply_url?: string;
  is_released?: boolean;
  is_need_resume_file?: boolean;
  form_id?: number;
}

async function event(sequelize: Sequelize, options: EventOptions = {}): Promise<number> {
  return insert(sequelize, 'events', {
    title: map('就活講座', 'Job hunting class'),
    body: map('内容', 'What it is about'),
    apply_complete_message: map('お待ちしています', 'See you there'),
    start_at: '2026-12-10T05:00:00Z',
    deadline: '2026-12-05T15:00:00Z',
    is_released: true,
    ...options,
  });
}

async function seat(sequelize: Sequelize, event_id: number, user_id: number, fields: object = {}) {
  const token_for_cancell = `seat-of-${user_id}-at-${event_id}`.padEnd(32, '0');
  const id = await insert(sequelize, 'event_applications', {
    event_id,
    user_id,
    apply_at: '2026-11-20T00:00:00Z',
    token_for_cancell,
    ...fields,
  });
  return { id, token: token_for_cancell, event_id };
}

/** Events in every state a student can see, and the student's seats at some of them. */
export async function events(sequelize: Sequelize, user_id: number) {
  const student = await User.findByPk(user_id, { attributes: ['resume_file_id'] });
  const form_id = await insert(sequelize, 'forms', { name: '参加申込' });
  const text_question_id = await insert(sequelize, 'form_questions', {
    form_id,
    title: map('質問', 'A question'),
    kind: 'text',
    is_required: true,
    position: 0,
  });
  const open = await event(sequelize, { form_id });
  const answered = await event(sequelize, { form_id });
  const check_in_code = randomUUID();
  const applied = await seat(sequelize, answered, user_id, { check_in_code });
  const form_answer_id = await insert(sequelize, 'form_answers', {
    event_application_id: applied.id,
    form_id,
  });
  await insert(sequelize, 'form_question_answers', {
    form_answer_id,
    form_question_id: text_question_id,
    answer_text: 'はい',
  });
  const past = { start_at: '2026-11-20T05:00:00Z', deadline: '2026-11-15T05:00:00Z' };
  return {
    form_id,
    text_question_id,
    open,
    applied,
    check_in_code,
    confirmed: await seat(sequelize, await event(sequelize), user_id, {
      is_confirmed: true,
      resume_file_id: student!.resume_file_id,
      confirmed_at: '2026-11-20T01:00:00Z',
    }),
    cancelled: await seat(sequelize, await event(sequelize), user_id, {
      is_cancelled: true,
      cancelled_at: '2026-11-20T01:00:00Z',
    }),
    waiting: await seat(sequelize, await event(sequelize), user_id, { is_waiting: true }),
    started: await seat(sequelize, await event(sequelize, past), user_id),
    closed: await event(sequelize, { deadline: '2026-11-15T05:00:00Z' }),
    unreleased: await event(sequelize, { is_released: false }),
    elsewhere: await event(sequelize, { apply_url: 'https://apply.example.com/1' }),
    with_resume: await event(sequelize, { is_need_resume_file: true }),
  };
}

/** API keys: without a secret, with one, and revoked. */
export async function apiKeys(sequelize: Sequelize, hf_member_id: number) {
  const key = (fields: object = {}) =>
    insert(sequelize, 'api_keys', {
      name: 'Recruiting system',
      scopes: ['read_jobs'],
      expires_on: '2027-03-31',
      hf_member_id,
      ...fields,
    });
  const digest = randomUUID();
  return { fresh: await key(), issued: await key({ prefix: 'tbd_AbCdEfGh', digest }) };
}

/** A webhook endpoint with a secret and one without, and a delivery each gave up. */
export async function webhooks(sequelize: Sequelize) {
  const endpoint = async (secret: string | null) => {
    const webhook_endpoint_id = await insert(sequelize, 'webhook_endpoints', {
      name: 'Recruiting system',
      url: 'https://hooks.example.com/tabidachi',
      events: ['application_created'],
      secret,
    });
    const delivery = (state: string) =>
      insert(sequelize, 'webhook_deliveries', {
        webhook_endpoint_id,
        cause: `${state} at endpoint ${webhook_endpoint_id}`,
        kind: 'webhook_tested',
        message_id: `msg_${randomUUID()}`,
        body: '{}',
        state,
        available_at: '2026-11-20T00:00:00Z',
      });
    return { id: webhook_endpoint_id, failed: await delivery('failed') };
  };
  const set = await endpoint('whsec_c2VjcmV0');
  const waiting = await insert(sequelize, 'webhook_deliveries', {
    webhook_endpoint_id: set.id,
    cause: 'waiting',
    kind: 'application_created',
    message_id: `msg_${randomUUID()}`,
    body: '{}',
    available_at: '2026-11-20T00:00:00Z',
  });
  return { set: { ...set, waiting }, unset: await endpoint(null) };
}

/** A channel with an address and one without, and a message each gave up. */
export async function channels(sequelize: Sequelize) {
  const channel = async (name: string, url: string | null) => {
    const notification_channel_id = await insert(sequelize, 'notification_channels', { name, url });
    const post = (state: string) =>
      insert(sequelize, 'channel_posts', {
        notification_channel_id,
        cause: `${state} at channel ${notification_channel_id}`,
        kind: 'channel_tested',
        text: 'A test',
        state,
        available_at: '2026-11-20T00:00:00Z',
      });
    return { id: notification_channel_id, failed: await post('failed'), sent: await post('sent') };
  };
  return {
    set: await channel('Events team', 'https://chat.example.com/hook'),
    unset: await channel('New team', null),
  };
}

/** A student's inquiry, and one from an account that never signed up. */
export async function inquiries(sequelize: Sequelize, user_id: number) {
  const message = 'どこで変えられますか';
  return {
    asked: await insert(sequelize, 'inquiries', { user_id, message }),
    of_nobody: await insert(sequelize, 'inquiries', { message }),
  };
}

/** A course with three lessons. */
export async function course(sequelize: Sequelize) {
  const course_id = await insert(sequelize, 'courses', {
    title: map('就活入門', 'Job hunting'),
    description: map('説明', 'What it teaches'),
    is_released: true,
  });
  const lessons: number[] = [];
  for (const index_in_course of [1, 2, 3])
    lessons.push(
      await insert(sequelize, 'lessons', {
        course_id,
        title: map('第一歩', 'First step'),
        description: map('説明', 'What it teaches'),
        video_url: 'https://video.example.com/1',
        index_in_course,
      }),
    );
  const unreleased = await insert(sequelize, 'courses', { title: map('準備中', 'In the making') });
  const hidden_lesson_id = await insert(sequelize, 'lessons', {
    course_id: unreleased,
    index_in_course: 1,
  });
  return { course_id, lesson_id: lessons[1]!, unreleased, hidden_lesson_id };
}

export async function articles(sequelize: Sequelize) {
  const fields = {
    title: map('面接の準備', 'Preparing for interviews'),
    content: map('本文', 'Text'),
    after_signup_content: map('続き', 'The rest'),
    call_to_action: map('登録', 'Sign up'),
  };
  return {
    published: await insert(sequelize, 'articles', { ...fields, publish_at: '2026-11-01T00:00:00Z' }),
    future: await insert(sequelize, 'articles', { ...fields, publish_at: '2027-01-01T00:00:00Z' }),
    hidden: await insert(sequelize, 'articles', {
      ...fields,
      publish_at: '2026-11-01T00:00:00Z',
      is_hidden: true,
    }),
  };
}

/** A mail template, and a recommend mail sent to a student by a mentor. */
export async function mails(
  sequelize: Sequelize,
  to: { user_id: number; hf_member_id: number; recruitment_id: number },
) {
  const mail_template_group_id = await insert(sequelize, 'mail_template_groups', {
    key: 'wire',
    name: '推薦メール',
  });
  const mail_template_id = await insert(sequelize, 'mail_templates', {
    mail_template_group_id,
    language_id: 1,
    name: '推薦メール',
    template_subject: 'おすすめの求人',
    template_body: '{{student_name}}さん\n\n{{jobs}}',
  });
  const mail = (fields: object) =>
    insert(sequelize, 'recommend_mails', {
      user_id: to.user_id,
      hf_member_id: to.hf_member_id,
      recommend_mail_type: 'recommend',
      is_including_meeting_schedule: true,
      ...fields,
    });
  const sent = await mail({ sent_recommend_at: '2026-11-20T00:00:00Z', state: 'sent' });
  const { recruitment_id } = to;
  await insert(sequelize, 'recommend_mail_recruitments', { recommend_mail_id: sent, recruitment_id });
  await insert(sequelize, 'recommend_mail_remind_recruitments', {
    recommend_mail_id: sent,
    recruitment_id,
    reason_ja: '専攻が合う',
    reason_en: 'Fits your major',
  });
  const outbox_event_id = await insert(sequelize, 'outbox_events', {
    type: 'resume_returned',
    payload: {},
    available_at: '2026-11-20T00:00:00Z',
    processed_at: '2026-11-20T00:00:00Z',
  });
  const held_delivery_id = await insert(sequelize, 'deliveries', {
    outbox_event_id,
    cause: `staff_resume_submitted:outbox_event:${outbox_event_id}`,
    template: 'staff_resume_submitted',
    recipient_email: 'mentor-of-the-world@example.com',
    recipient_hf_member_id: to.hf_member_id,
    language_code: 'ja',
    subject: '履歴書',
    body_html: '<p>履歴書</p>',
    body_text: '履歴書',
    state: 'held',
    available_at: '2026-11-20T00:00:00Z',
  });
  return {
    mail_template_group_id,
    mail_template_id,
    sent,
    draft: await mail({ state: 'draft' }),
    waiting: await mail({ state: 'scheduled', send_after: '2099-01-01T00:00:00Z' }),
    held_delivery_id,
    noted_reply_id: await insert(sequelize, 'recommend_mail_replies', {
      recommend_mail_id: sent,
      received_at: '2026-11-20T01:00:00Z',
      noted_by_hf_member_id: to.hf_member_id,
    }),
    undeliverable_id: await insert(sequelize, 'undeliverable_addresses', {
      email: 'nobody-of-the-world@example.com',
      user_id: to.user_id,
      marked_at: '2026-11-20T00:00:00Z',
    }),
  };
}
