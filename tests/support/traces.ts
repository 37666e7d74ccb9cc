import { QueryTypes } from 'sequelize';
import { ERASURE_RULES } from '../../db/erasure-rules.ts';
import { StoredFile } from '../../db/models/file.ts';
import { UNDO_MINUTES } from '../../domain/constants.ts';
import { processNextEvent } from '../../server/worker/process-event.ts';
import { silent } from '../worker/world.ts';
import { insert } from '../wire/support/insert.ts';
import { PDF, wholeProfile } from '../wire/support/profile.ts';
import type { TestApi } from './api.ts';
import { appliedFor, event, eventForm } from './events.ts';
import { facePhoto, student } from './factories.ts';
import { sent } from './steps.ts';
import { printResumes } from './printing.ts';

/** Address columns stay unchanged; the person's addresses are searched for separately. */
const ADDRESSES = ['email', 'iss', 'sub', 'recipient_email'];

/** Processes the outbox into deliveries. */
export async function processOutbox(api: TestApi): Promise<void> {
  const deps = {
    sequelize: api.sequelize,
    now: () => api.clock.now,
    baseUrl: 'https://tabidachi.example',
    logger: silent,
  };
  while (await processNextEvent(deps));
}

/** Every text column that an erasure rule covers: those it clears, or all columns of rows it deletes. */
async function wordColumns(api: TestApi): Promise<{ table: string; column: string; isJson: boolean }[]> {
  const rows = await api.sequelize.query<{ table: string; column: string; type: string }>(
    `select table_name as table, column_name as column, data_type as type from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb')`,
    { type: QueryTypes.SELECT },
  );
  return rows.map(({ table, column, type }) => ({ table, column, isJson: type === 'jsonb' }));
}

/** Writes the marker into every writable text column of the person's rows. */
async function writeEverywhere(api: TestApi, userId: number, mark: string): Promise<number> {
  const columns = await wordColumns(api);
  let written = 0;
  for (const { table, rows, keeps = [] } of ERASURE_RULES)
    for (const { column, isJson } of columns.filter((one) => one.table === table)) {
      if (keeps.includes(column) || ADDRESSES.includes(column)) continue;
      const text = `left('${mark} ${table}.${column} ' || ${table}.id, 250)`;
      const value = isJson ? `jsonb_build_object('text', ${text})` : text;
      const update = `update ${table} set "${column}" = ${value} where ${rows}`;
      const replacements = { user_id: userId, email: '-', identities: ['-'] };
      written += await api.sequelize.query(update, { replacements }).then(
        () => 1,
        // A code column: its check constraint rejects other values.
        () => 0,
      );
    }
  return written;
}

/**
 * A student with at least one row in every table of the erasure rules, an application at a company, and the
 * marker in every text.
 */
export async function leaveTraces(api: TestApi, mark: string) {
  const { sequelize } = api;
  const made = await sent(api);
  const { me, mentor, application } = made;
  const user_id = me.user.id;
  const mine = (table: string, row: object) => insert(sequelize, table, { user_id, ...row });
  await wholeProfile(me);
  await me
    .command('user__update_profile', {
      user: {
        universities: [{ university: { local_name: `${mark} university`, country_id: 1 } }],
        first_name: mark,
        address: `${mark} street`,
        phone_num: '080-7171-7171',
        birth_day: '1991-02-03',
      },
    })
    .expect(200);

  const { form, text, choice } = await eventForm();
  const booked = await event({ form_id: form.id, capacity: 1 });
  const seat = await appliedFor(me, booked.id);
  const answer = await insert(sequelize, 'form_answers', { event_application_id: seat.id, form_id: form.id });
  for (const { id } of [text, choice])
    await insert(sequelize, 'form_question_answers', {
      form_answer_id: answer,
      form_question_id: id,
      answer_text: mark,
    });

  const photo = (await facePhoto()).toString('base64');
  await me
    .command('user__upload_resume_face_image', { user: { id: user_id, resume_face_image: photo } })
    .expect(200);
  const upload = () => me.command('user__upload_resume', { user: { id: user_id }, resume_base64: PDF });
  await upload().expect(200);
  const replaced = await StoredFile.findOne({ where: { user_id, purpose: 'resume' }, rejectOnEmpty: true });
  await upload().expect(200);

  await me.command('user__send_inquiry', { message: mark }).expect(200);
  const [{ id: inquiry_id }] = (await sequelize.query('select max(id) as id from inquiries', {
    type: QueryTypes.SELECT,
  })) as [{ id: number }];
  await insert(sequelize, 'inquiry_presences', {
    inquiry_id,
    hf_member_id: mentor.member.id,
    visit: crypto.randomUUID(),
    seen_at: api.clock.now,
  });
  await insert(sequelize, 'inquiry_replies', { inquiry_id, hf_member_id: mentor.member.id, body: mark });
  await me
    .command('count_visit_page_view', { page_view: { visit_at: api.clock.now, path: '/recruitments' } })
    .expect(200);
  await mine('bookmarks', { recruitment_id: made.recruitment.id });
  await mine('saved_searches', { name: mark, query: { full_text_search_query: mark } });
  const course_id = await insert(sequelize, 'courses', { title: { ja: '面接' } });
  const lesson_id = await insert(sequelize, 'lessons', { course_id, index_in_course: 1 });
  await mine('lesson_progresses', { lesson_id, done_at: api.clock.now });
  await mine('user_analytics_data', { first_visit_campaign_name: mark });
  await mine('audit_logs', { at: api.clock.now, actor_kind: 'student', action: 'a', table_name: 'users' });
  const user_note_id = await mine('user_notes', { text: mark });
  await insert(sequelize, 'mentions', {
    user_note_id,
    hf_member_id: mentor.member.id,
    mentioned_at: api.clock.now,
  });
  await mine('user_consultations', { done_at: api.clock.now });
  const other = await student(api, { level: 'empty' });
  await mine('user_distinctions', { other_user_id: other.user.id });
  const user_merge_id = await mine('user_merges', {
    merged_user_id: other.user.id,
    merged_status: 'active',
    reason: mark,
    merged_at: api.clock.now,
    undone_at: api.clock.now,
  });
  await insert(sequelize, 'user_merge_rows', {
    user_merge_id,
    table_name: 'files',
    column_name: 'user_id',
    row_id: 1,
  });
  const recommend_mail_id = await mine('recommend_mails', {
    recommend_mail_type: 'recommend',
    state: 'sent',
    sent_recommend_at: api.clock.now,
  });
  await mine('recommend_dismissals', {
    recruitment_id: made.recruitment.id,
    is_by_student: true,
    reason: mark,
  });
  await insert(sequelize, 'recommend_mail_replies', {
    recommend_mail_id,
    received_at: api.clock.now,
    text: mark,
  });
  await mine('undeliverable_addresses', {
    email: `${mark}@example.com`.toLowerCase(),
    marked_at: api.clock.now,
  });
  await mine('mail_suppressions', { stream: 'recommend', stopped_at: api.clock.now });
  await mine('done_plan_steps', { step: 'housing', done_at: api.clock.now });
  await mine('notification_views', { seen_at: api.clock.now });
  await insert(sequelize, 'recommend_mail_remind_recruitments', {
    recommend_mail_id,
    recruitment_id: made.recruitment.id,
    reason_ja: mark,
  });
  const about = { application_id: application.id };
  await insert(sequelize, 'application_presences', {
    ...about,
    hf_member_id: mentor.member.id,
    visit: crypto.randomUUID(),
    seen_at: api.clock.now,
  });
  await insert(sequelize, 'resume_comments', { ...about, user_id, body: mark, sent_at: api.clock.now });
  await insert(sequelize, 'application_offers', {
    ...about,
    other_conditions: mark,
    advertised: JSON.stringify({ workplaces: [mark] }),
  });
  await sequelize.query('update resumes set change_reasons = :reasons where application_id = :id', {
    replacements: {
      id: application.id,
      reasons: JSON.stringify([
        {
          field: 'self_pr',
          resume_question_answer_id: null,
          removed: null,
          added: null,
          nth: 0,
          reason: null,
          note: mark,
        },
      ]),
    },
  });
  await insert(sequelize, 'application_messages', { ...about, is_by_student: true, body: mark });
  await insert(sequelize, 'interviews', { ...about, interview_number: 1, memo: mark });
  await insert(sequelize, 'interview_practices', { ...about, scheduled_at: api.clock.now, notes: mark });
  await insert(sequelize, 'interview_slots', {
    ...about,
    recruitment_id: made.job.id,
    interview_number: 2,
    starts_at: api.clock.now,
    minutes: 30,
    place: mark,
  });
  await insert(sequelize, 'interview_slot_requests', {
    ...about,
    interview_number: 2,
    asked_at: api.clock.now,
    none_fits_comment: mark,
  });
  const webhook_endpoint_id = await insert(sequelize, 'webhook_endpoints', {
    name: 'Recruiting system',
    url: 'https://hooks.example.com/',
    events: JSON.stringify(['application_quit']),
    is_active: false,
  });
  await insert(sequelize, 'webhook_deliveries', {
    ...about,
    webhook_endpoint_id,
    cause: 'an application',
    kind: 'application_quit',
    message_id: `msg_${crypto.randomUUID()}`,
    body: mark,
    state: 'sent',
    available_at: api.clock.now,
  });
  // The company's mail waits ten minutes.
  const now = api.clock.now;
  api.clock.now = new Date(now.getTime() + UNDO_MINUTES * 60_000);
  await processOutbox(api);
  api.clock.now = now;
  await printResumes(api);

  const columns = await writeEverywhere(api, user_id, mark);
  const files = await StoredFile.findAll({ where: { user_id } });
  return { ...made, user_id, seat, booked, columns, keys: [...files, replaced].map(({ key }) => key) };
}

/** All rows in the database that contain a text, as `table: row`, including the queue's own tables. */
export async function rowsWith(api: TestApi, text: string): Promise<string[]> {
  const tables = await api.sequelize.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    { type: QueryTypes.SELECT },
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await api.sequelize.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${name} t where strpos(lower(to_jsonb(t)::text), $1) > 0 order by 1`,
      { bind: [text.toLowerCase()], type: QueryTypes.SELECT },
    );
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}
