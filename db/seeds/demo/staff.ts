import { HfMember } from '../../models/hf-member.ts';
import type { Insert } from './insert.ts';
import type { Mentor } from './scenarios.ts';

export const staff = [
  {
    key: 'mentor',
    email: 'mentor@example.com',
    role: 'mentor',
    is_manager_of_applications: false,
    last_name_ja: '葉室',
    first_name_ja: 'あかり',
    last_name_en: 'Hamuro',
    first_name_en: 'Akari',
    nickname_ja: 'あかりさん',
    nickname_en: 'Akari',
  },
  {
    key: 'second',
    email: 'mentor2@example.com',
    role: 'mentor',
    is_manager_of_applications: false,
    last_name_ja: '鷺沢',
    first_name_ja: '理人',
    last_name_en: 'Sagisawa',
    first_name_en: 'Rihito',
    nickname_ja: 'りひとさん',
    nickname_en: 'Rihito',
  },
  {
    key: 'third',
    email: 'mentor3@example.com',
    role: 'mentor',
    is_manager_of_applications: false,
    last_name_ja: '千野',
    first_name_ja: 'ことね',
    last_name_en: 'Chino',
    first_name_en: 'Kotone',
    nickname_ja: 'ことねさん',
    nickname_en: 'Kotone',
  },
  {
    key: 'manager',
    email: 'manager@example.com',
    role: 'manager',
    is_manager_of_applications: true,
    last_name_ja: '深町',
    first_name_ja: '朔也',
    last_name_en: 'Fukamachi',
    first_name_en: 'Sakuya',
    nickname_ja: 'さくやさん',
    nickname_en: 'Sakuya',
  },
] as const;

/** Answers the ids of the mentors by their keys. */
export async function insertStaff(insert: Insert): Promise<Record<Mentor | 'manager', number>> {
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
  return Object.fromEntries(staff.map(({ key }, place) => [key, ids[place]!])) as Record<
    Mentor | 'manager',
    number
  >;
}
