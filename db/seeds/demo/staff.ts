import { itemAt } from '../../../domain/required.ts';
import { HfMember } from '../../models/hf-member.ts';
import type { Insert } from './insert.ts';
import type { Member } from './schemas/application.ts';
import type { DemoWorld } from './world.ts';

/** Answers the ids of the members of staff by their keys. */
export async function insertStaff(
  insert: Insert,
  staff: DemoWorld['staff'],
): Promise<Record<Member, number>> {
  const ids = await insert(
    HfMember,
    staff.map(({ key, ...member }, place) => ({
      ...member,
      phone_num: `050-5570-020${place + 1}`,
      trello_id: `tabidachi-${key}`,
      slack_id: `U0DEMO000${place + 1}`,
      calendar_id: `${key}@calendar.example.com`,
    })),
  );
  return Object.fromEntries(staff.map(({ key }, place) => [key, itemAt(ids, place)])) as Record<
    Member,
    number
  >;
}
