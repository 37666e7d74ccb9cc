import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../project-root.ts';
import type { AnyResource } from '../../server/core/resources/define-resource.ts';
import { RESOURCES } from '../../server/registry/resources.ts';
import { startApi, type TestApi } from '../support/api.ts';
import { member, student } from '../support/factories.ts';
import { submitted } from '../support/steps.ts';
import { prepared } from '../support/prepared.ts';

/** Names that managers add, change and remove. */
const NAMES = `
  academic_major_categories academic_majors allowance_types company_channels
  company_country_relation_types company_cultures dresses faculty_categories housing_support_types
  industries industry_sectors insurance_types job_categories job_history_quit_reasons
  language_examinations personalities recruit_reasons religious_considerations selection_types
  skills student_categories transport_means university_control_types user_survey_options
  user_surveys`;
/** Names that the code goes by: they are changed alone. */
const FIXED_NAMES = `
  countries degrees department_categories language_levels language_listening_levels
  language_reading_levels language_speaking_levels language_writing_levels languages prefectures
  residence_statuses school_categories skill_categories skill_levels`;
const allOf = (names: string, manager: string) =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, { mentor: '', manager }]),
  );

/**
 * What design.md section 5 gives to whom: r read, c create, u update, d delete, x export. Visitors, accounts and
 * students have nothing here. Who may call which command is held by tests/wire.
 */
const RIGHTS: Readonly<Record<string, { mentor: string; manager: string }>> = {
  api_keys: { mentor: '', manager: 'rcu' },
  application_counts: { mentor: 'r', manager: 'r' },
  applications: { mentor: 'r', manager: 'rx' },
  articles: { mentor: 'r', manager: 'rcudx' },
  audit_logs: { mentor: '', manager: 'rx' },
  companies: { mentor: 'r', manager: 'rcudxi' },
  courses: { mentor: 'r', manager: 'rcud' },
  deliveries: { mentor: 'r', manager: 'r' },
  event_applications: { mentor: 'r', manager: 'rx' },
  events: { mentor: 'r', manager: 'rcudx' },
  forms: { mentor: 'r', manager: 'rcud' },
  hf_members: { mentor: 'r', manager: 'rcu' },
  inquiries: { mentor: 'ru', manager: 'rux' },
  mail_template_groups: { mentor: 'r', manager: 'rcud' },
  mail_template_versions: { mentor: 'r', manager: 'r' },
  mail_templates: { mentor: 'r', manager: 'r' },
  mentions: { mentor: 'r', manager: 'r' },
  notification_channels: { mentor: 'r', manager: 'rcud' },
  recommend_mails: { mentor: 'r', manager: 'rx' },
  recruitments: { mentor: 'r', manager: 'rcudxi' },
  referral_codes: { mentor: 'r', manager: 'rcudx' },
  resume_questions: { mentor: 'r', manager: 'rcudx' },
  saved_comments: { mentor: 'rcud', manager: 'rcud' },
  saved_views: { mentor: 'rcud', manager: 'rcud' },
  search_aliases: { mentor: 'r', manager: 'rcud' },
  settings: { mentor: 'r', manager: 'ru' },
  universities: { mentor: '', manager: 'rcudi' },
  undeliverable_addresses: { mentor: 'r', manager: 'rx' },
  user_duplicates: { mentor: '', manager: 'r' },
  user_merges: { mentor: '', manager: 'r' },
  user_notes: { mentor: 'rcud', manager: 'rcud' },
  users: { mentor: 'ru', manager: 'ruxi' },
  webhook_deliveries: { mentor: '', manager: 'r' },
  webhook_endpoints: { mentor: '', manager: 'rcud' },
  ...allOf(NAMES, 'rcud'),
  ...allOf(FIXED_NAMES, 'ru'),
};

const ROLES = ['visitor', 'account', 'student', 'mentor', 'manager'] as const;
type Role = (typeof ROLES)[number];
type Caller = ReturnType<TestApi['as']>;

const registry: readonly AnyResource[] = RESOURCES;
const NOBODYS_ID = 999_999_999;

let callers: Record<Role, Caller>;
const api = prepared(startApi);
beforeAll(async () => {
  callers = {
    visitor: api.as(null),
    account: api.as(await api.tokenFor('account@example.com')),
    student: await student(api),
    mentor: await member(api),
    manager: await member(api, 'manager'),
  };
});

const rightsOf = (name: string, role: Role) =>
  role === 'mentor' || role === 'manager' ? RIGHTS[name]![role] : '';

test('every resource has its line, here and in the documentation, and they say the same', () => {
  expect(registry.map(({ name }) => name).toSorted()).toEqual(Object.keys(RIGHTS).toSorted());
  const text = fs.readFileSync(path.join(projectRoot, 'docs/permissions.md'), 'utf8');
  const documented = text
    .split('## The resources of the staff console')[1]!
    .matchAll(/^\| `(\w+)` \|(.*)\|$/gm);
  const lines = Object.fromEntries(
    [...documented].map(([, name, cells]) => [
      name,
      cells!
        .split('|')
        .map((cell) => cell.trim())
        .slice(0, 5),
    ]),
  );
  expect(lines).toEqual(
    Object.fromEntries(
      Object.entries(RIGHTS).map(([name, { mentor, manager }]) => [name, ['', '', '', mentor, manager]]),
    ),
  );
});

describe.each(registry.map((resource) => [resource.name, resource] as const))('%s', (name, resource) => {
  test.each(ROLES)('answers a %s as the table says', async (role) => {
    const caller = callers[role];
    const rights = rightsOf(name, role);
    /** Who has no right hears so whatever is asked for, before anything else is looked at. */
    const refused = role === 'visitor' ? 401 : 403;
    const has = (letter: string) => rights.includes(letter);
    const { edit } = resource;

    expect((await caller.list(name)).status).toBe(has('r') ? 200 : refused);
    const one = await caller.get(`/staff/api/${name}/${NOBODYS_ID}`);
    expect(one.status).toBe(has('r') || !resource.one ? 404 : refused);
    const csv = await caller.get(`/staff/api/${name}.csv`);
    if (resource.csv) expect(csv.status).toBe(has('x') ? 200 : refused);
    else expect(csv.status).toBe(404);
    for (const file of ['sheet.csv', 'sheet.xlsx', 'template.csv', 'template.xlsx']) {
      const sheet = await caller.get(`/staff/api/${name}/${file}`);
      expect(sheet.status).toBe(
        resource.sheet ? (has('i') ? 200 : refused) : has('r') || !resource.one ? 404 : refused,
      );
    }
    const imported = await caller.create(`${name}/import`, {});
    expect(imported.status).toBe(resource.sheet ? (has('i') ? 422 : refused) : 404);

    const isEditor = has('c') || has('u') || has('d');
    const created = await caller.create(name, {});
    const updated = await caller.update(name, NOBODYS_ID, 0, {});
    const removed = await caller.remove(name, NOBODYS_ID, 0);
    if (!edit) {
      expect([created, updated, removed].map(({ status }) => status)).toEqual([404, 404, 404]);
      return;
    }
    if (!isEditor) {
      expect([created, updated, removed].map(({ status }) => status)).toEqual([refused, refused, refused]);
      return;
    }
    // What is sent is empty: whoever may create is told what is missing.
    expect(has('c') ? [400, 422] : [405]).toContain(created.status);
    expect(updated.status).toBe(404);
    expect(removed.status).toBe(has('d') ? 404 : 405);
  });
});

test('a mentor finds the assigned applications, their mails and their students in full; others do not exist or are cut', async () => {
  const { application, mentor: own, me } = await submitted(api);
  const { mentor: other, manager } = callers;
  const record = `/staff/api/applications/${application.id}`;
  const ids = async (caller: Caller, name: string) =>
    ((await caller.list(name).expect(200)).body as { id: number }[]).map(({ id }) => id);

  await own.get(record).expect(200);
  await manager.get(record).expect(200);
  await other.get(record).expect(404);
  expect(await ids(own, 'applications')).toEqual([application.id]);
  expect(await ids(other, 'applications')).toEqual([]);
  expect(await ids(manager, 'applications')).toContain(application.id);
  expect(await ids(other, 'deliveries')).toEqual([]);

  const address = `/staff/api/users/${me.user.id}`;
  const seen = async (caller: Caller) => (await caller.get(address).expect(200)).text;
  expect(await seen(own)).toContain(me.user.email);
  expect(await seen(manager)).toContain(me.user.email);
  expect(await seen(other)).not.toContain(me.user.email);
});
