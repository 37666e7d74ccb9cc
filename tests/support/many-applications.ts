import { literal } from 'sequelize';
import { Application } from '../../db/models/application.ts';
import { ApplicationHfMember } from '../../db/models/application-records.ts';
import { OutboxEvent } from '../../db/models/outbox-event.ts';
import { User } from '../../db/models/user.ts';
import type { TestApi } from './api.ts';
import { recruitment } from './factories.ts';

/** Inserts applications, each by a different student, directly into the tables. */
export async function many(
  api: TestApi,
  count: number,
  fields: object,
  mentorId: number | null,
): Promise<number[]> {
  const { recruitment: job } = await recruitment(api);
  const stamp = crypto.randomUUID();
  const users = await User.bulkCreate(
    Array.from({ length: count }, (_, at) => ({
      email: `many-${stamp}-${at}@example.com`,
      last_name: '高橋',
      first_name: `花${at}`,
      page_language_id: 1,
    })),
  );
  const rows = await Application.bulkCreate(
    users.map(({ id }) => ({ user_id: id, recruitment_id: job.id, ...fields })),
  );
  const ids = rows.map(({ id }) => id);
  if (mentorId !== null)
    await ApplicationHfMember.bulkCreate(
      ids.map((application_id) => ({ application_id, hf_member_id: mentorId })),
    );
  return ids;
}

/** Submitted and sent to the company. */
export const WITH_COMPANY = {
  state: 'sent_to_company',
  have_submitted_resume_by_user_at: new Date('2026-11-01T00:00:00Z'),
  sent_resume_to_company_at: new Date('2026-11-10T00:00:00Z'),
};
/** Transition: the company rejects the resume. */
export const FAILED = {
  event: 'record_resume_result',
  application: {
    is_resume_passed: false,
    result_reason: '今回は見送りとなりました。',
    reason_of_result: '会話が続かない',
    reason_of_result_category: 'japanese_level',
  },
};
/** Outbox rows about them, processed or not, oldest first. */
export const outboxOf = (ids: number[]) =>
  OutboxEvent.findAll({
    where: literal(`(payload->>'application_id')::int in (${ids.join(', ')})`),
    order: ['id'],
  });
