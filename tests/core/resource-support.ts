import express, { type Express } from 'express';
import type { Sequelize } from 'sequelize';
import { Application } from '../../db/models/application.ts';
import { ApplicationHfMember } from '../../db/models/application-records.ts';
import { Company } from '../../db/models/company.ts';
import { Delivery } from '../../db/models/delivery.ts';
import { HfMember } from '../../db/models/hf-member.ts';
import { OutboxEvent } from '../../db/models/outbox-event.ts';
import { Recruitment } from '../../db/models/recruitment.ts';
import { Resume } from '../../db/models/resume.ts';
import { User } from '../../db/models/user.ts';
import type { Adapters } from '../../server/core/calls/context.ts';
import { type Actor, VISITOR } from '../../domain/roles.ts';
import { handleErrors } from '../../server/core/errors/errors.ts';
import { createCounts } from '../../server/core/requests/counts.ts';
import { createCallCounter } from '../../server/core/requests/rate-limits.ts';
import { RESOURCES, RESOURCES_BY_NAME } from '../../server/registry/resources.ts';
import { staffRouter } from '../../server/core/resources/router.ts';

export const NOW = new Date('2026-11-21T03:00:00Z');

const identity = { id: 1, email: 'somebody@example.com', email_verified: true };

export const actors = {
  visitor: VISITOR,
  account: { ...VISITOR, roles: new Set(['visitor', 'account']), identity },
  student: (user_id: number) => ({
    ...VISITOR,
    roles: new Set(['visitor', 'account', 'student']),
    identity,
    user_id,
  }),
  mentor: (hf_member_id: number, more: Partial<Actor> = {}) => ({
    ...VISITOR,
    roles: new Set(['visitor', 'account', 'mentor']),
    identity,
    hf_member_id,
    ...more,
  }),
  manager: (hf_member_id: number) => ({
    ...VISITOR,
    roles: new Set(['visitor', 'account', 'manager']),
    identity,
    hf_member_id,
    sees_all_applications: true,
  }),
} satisfies Record<string, Actor | ((id: number) => Actor)>;

/** Lists and records need nothing of the outside world. */
const NO_OUTSIDE = {} as Adapters;

/** The resources alone, asked by the given actor: signing in is tested with authentication. */
export function appFor(sequelize: Sequelize, actor: Actor): Express {
  const app = express();
  app.use((req, _res, next) => {
    req.caller = { known: null, load: async () => actor };
    next();
  });
  app.use(
    '/staff/api',
    staffRouter({
      resources: RESOURCES,
      lists: RESOURCES_BY_NAME,
      sequelize,
      now: () => NOW,
      adapters: NO_OUTSIDE,
      counter: createCallCounter(createCounts()),
      ownLimits: {},
    }),
  );
  app.use(handleErrors);
  return app;
}

export const list = (name: string, parameters: Record<string, unknown> = {}) =>
  `/staff/api/${name}?${new URLSearchParams(
    Object.entries(parameters).map(([key, value]) => [key, JSON.stringify(value)]),
  ).toString()}`;

let counter = 0;

export function makeMember(fields: Partial<HfMember> = {}): Promise<HfMember> {
  counter += 1;
  return HfMember.create({
    email: `member${counter}@example.com`,
    last_name_ja: '見本',
    first_name_ja: `係${counter}`,
    last_name_en: 'Mihon',
    first_name_en: `Kakari${counter}`,
    ...fields,
  });
}

export function makeStudent(fields: Record<string, unknown> = {}): Promise<User> {
  counter += 1;
  return User.create({
    email: `student${counter}@example.com`,
    last_name: 'Sample',
    first_name: `Student${counter}`,
    page_language_id: 2,
    ...fields,
  });
}

export async function makeRecruitment(
  names: { company?: string; title?: string } = {},
): Promise<Recruitment> {
  const company = await Company.create({ official_name: { ja: names.company ?? '株式会社みほん' } });
  return Recruitment.create({
    company_id: company.id,
    title: { ja: names.title ?? '組込みエンジニア' },
  });
}

/** An application with its resume; `mentor` is assigned to it. */
export async function makeApplication(
  fields: Record<string, unknown> = {},
  mentor?: HfMember,
): Promise<Application> {
  const user_id = fields['user_id'] ?? (await makeStudent()).id;
  const recruitment_id = fields['recruitment_id'] ?? (await makeRecruitment()).id;
  const application = await Application.create({ ...fields, user_id, recruitment_id } as never);
  await Resume.create({ application_id: application.id, self_pr: 'がんばります。' });
  if (mentor) await ApplicationHfMember.create({ application_id: application.id, hf_member_id: mentor.id });
  return application;
}

export async function makeDelivery(
  about: Application | null,
  fields: Record<string, unknown> = {},
): Promise<Delivery> {
  counter += 1;
  const event = await OutboxEvent.create({
    type: 'resume_submitted',
    payload: about ? { application_id: about.id } : {},
    available_at: NOW,
  });
  return Delivery.create({
    outbox_event_id: event.id,
    cause: `outbox:${event.id}`,
    template: 'resume_submitted',
    recipient_email: `recipient${counter}@example.com`,
    language_code: 'ja',
    subject: '応募書類を受け取りました',
    available_at: NOW,
    ...fields,
  });
}
