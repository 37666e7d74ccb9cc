import { randomUUID, createHash } from 'node:crypto';
import type { CreationAttributes, Model, ModelStatic } from 'sequelize';
import { pino } from 'pino';
import { Application } from '../../db/models/application.ts';
import { ApplicationEvent, ApplicationHfMember } from '../../db/models/application-records.ts';
import { Company } from '../../db/models/company.ts';
import { CompanyCcEmail, CompanyContactPerson } from '../../db/models/company-contacts.ts';
import { Delivery } from '../../db/models/delivery.ts';
import { StoredFile } from '../../db/models/file.ts';
import { HfMember } from '../../db/models/hf-member.ts';
import { OutboxEvent } from '../../db/models/outbox-event.ts';
import { Recruitment } from '../../db/models/recruitment.ts';
import { Resume } from '../../db/models/resume.ts';
import { ResumeVersion } from '../../db/models/resume-history.ts';
import { User } from '../../db/models/user.ts';
import { writeToOutbox } from '../../server/core/calls/outbox.ts';
import type { WebPosts } from '../../server/adapters/web-posts.ts';
import type { Channels } from '../../server/adapters/channels.ts';
import type { DomainEvent } from '../../domain/events.ts';
import { processNextEvent, type OutboxDeps } from '../../server/worker/process-event.ts';
import { freshDatabase } from '../support/database.ts';

type Fields = Record<string, unknown>;

export const BASE_URL = 'https://tabidachi.example';
/** For tests that are not about channels. */
export const noChannels: Channels = {
  post: async () => ({ kind: 'refused', reason: 'There are no channels.' }),
};

/** For tests that are not about webhooks. */
export const noWebhooks: WebPosts = {
  post: async () => ({ kind: 'refused', reason: 'There are no webhooks.' }),
};

export const silent = pino({ level: 'silent' });

/** Rows need only what the test is about: the rest has defaults in the database. */
export function make<M extends Model>(model: ModelStatic<M>, fields: Fields): Promise<M> {
  return model.create(fields as CreationAttributes<M>);
}

let counter = 0;

/** For workers that have nothing to print. */
export const noPrinter = {
  renderResume: () => Promise.reject(new Error('nothing is printed here')),
};

/** A database, a clock that stands still until it is set, a file store in memory and an outbox to process. */
export async function startWorld() {
  const database = await freshDatabase();
  const { sequelize } = database;
  const clock = { now: new Date('2026-11-21T03:00:00Z') };
  const stored = new Map<string, Uint8Array>();
  const files = {
    async write(bytes: Uint8Array) {
      const key = randomUUID();
      stored.set(key, bytes);
      return key;
    },
    async read(key: string) {
      const bytes = stored.get(key);
      if (!bytes) throw new Error(`No such file: ${key}`);
      return bytes;
    },
    async remove(key: string) {
      stored.delete(key);
    },
  };
  const outboxDeps: OutboxDeps = { sequelize, now: () => clock.now, baseUrl: BASE_URL, logger: silent };

  async function emit(event: DomainEvent): Promise<OutboxEvent> {
    await sequelize.transaction((tx) => writeToOutbox(sequelize, tx, [event], clock.now));
    return OutboxEvent.findOne({ order: [['id', 'DESC']], rejectOnEmpty: true });
  }

  return {
    ...database,
    clock,
    stored,
    files,
    outboxDeps,
    emit,
    /** Moves the clock on. */
    pass(minutes: number) {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000);
    },
    /** Processes every due event. */
    async processOutbox() {
      while (await processNextEvent(outboxDeps));
    },
    /** Emits one event, processes it and answers its deliveries, in the order they were written. */
    async deliveriesOf(event: DomainEvent): Promise<Delivery[]> {
      const row = await emit(event);
      while (await processNextEvent(outboxDeps));
      await row.reload();
      if (row.last_error) throw new Error(row.last_error);
      return Delivery.findAll({ where: { outbox_event_id: row.id }, order: [['id', 'ASC']] });
    },
    async clear() {
      await sequelize.query(
        'truncate channel_posts, webhook_endpoints, webhook_deliveries, undeliverable_addresses, deliveries, outbox_events, applications, application_events, users, companies, recruitments, hf_members, files restart identity cascade',
      );
      await sequelize.query('delete from graphile_worker._private_jobs');
    },
  };
}
export type World = Awaited<ReturnType<typeof startWorld>>;

/** A student's application at a company with one main contact person. */
export async function application(
  options: {
    student?: Fields;
    recruitment?: Fields;
    application?: Fields;
    contacts?: Fields[];
    cc?: string[];
    mentors?: HfMember[];
  } = {},
) {
  const number = ++counter;
  const student = await make(User, {
    email: `linh${number}@example.com`,
    first_name: 'Linh',
    last_name: 'Tran',
    page_language_id: 2,
    ...options.student,
  });
  const company = await make(Company, { official_name: { ja: 'みらい商事株式会社', en: 'Mirai Trading' } });
  const contacts = options.contacts ?? [
    { last_name: '鈴木', first_name: '一郎', email: `saiyo${number}@example.com`, is_main_person: true },
  ];
  for (const contact of contacts) await make(CompanyContactPerson, { ...contact, company_id: company.id });
  for (const email of options.cc ?? []) await make(CompanyCcEmail, { company_id: company.id, email });
  const recruitment = await make(Recruitment, {
    company_id: company.id,
    title: { ja: '海外営業', en: 'Overseas sales' },
    ...options.recruitment,
  });
  const row = await make(Application, {
    user_id: student.id,
    recruitment_id: recruitment.id,
    due_date_to_submit_resume: '2026-12-08',
    ...options.application,
  });
  await make(Resume, { application_id: row.id });
  for (const [index, mentor] of (options.mentors ?? []).entries())
    await make(ApplicationHfMember, {
      application_id: row.id,
      hf_member_id: mentor.id,
      is_main: index === 0,
    });
  return { student, company, recruitment, application: row, contact_email: `saiyo${number}@example.com` };
}

export function member(fields: Fields = {}): Promise<HfMember> {
  const number = ++counter;
  return make(HfMember, {
    email: `mentor${number}@example.com`,
    last_name_ja: '佐藤',
    first_name_ja: '花子',
    ...fields,
  });
}

/** A line of the history, as a command writes it. */
export function history(applicationId: number, name: string, fields: Fields = {}): Promise<ApplicationEvent> {
  return make(ApplicationEvent, {
    application_id: applicationId,
    name,
    from_state: 'applied',
    to_state: 'applied',
    actor_kind: 'hf_member',
    at: new Date('2026-11-21T03:00:00Z'),
    ...fields,
  });
}

/** A version of the resume with its stored PDF. */
export async function storedVersion(world: World, applicationId: number, number: number, bytes: Uint8Array) {
  const file = await make(StoredFile, {
    name: `履歴書_${applicationId}.pdf`,
    content_type: 'application/pdf',
    byte_size: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    purpose: 'resume_pdf',
  });
  world.stored.set(file.key, bytes);
  return make(ResumeVersion, {
    application_id: applicationId,
    number,
    kind: 'sent',
    document: { name: 'Tran Linh', submitted_on: '2026-11-20', adviser_note: '誠実な学生です。' },
    pdf_file_id: file.id,
  });
}

/** What a test compares: who gets what in which language. */
export function summary(deliveries: Delivery[]) {
  return deliveries.map(
    (row) => `${row.template} → ${row.recipient_email} (${row.language_code}, ${row.state})`,
  );
}
