import { UserConsultation, UserNote } from '../../models/user-staff-records.ts';
import type { Days } from './days.ts';
import type { Insert } from './insert.ts';
import type { Mentor } from './scenarios.ts';

interface Ids {
  userIds: Record<string, number>;
  staffIds: Record<Mentor | 'manager', number>;
}

/** What staff noted of students, and the talks they have had with them. */
export async function insertStudentRecords(
  insert: Insert,
  { userIds, staffIds }: Ids,
  days: Days,
): Promise<void> {
  const note = (student: string, by: Mentor | 'manager', daysAgo: number, hour: number, text: string) => ({
    user_id: userIds[student]!,
    hf_member_id: staffIds[by],
    text,
    created_at: days.at(-daysAgo, hour),
    updated_at: days.at(-daysAgo, hour),
  });
  await insert(UserNote, [
    note(
      'student',
      'mentor',
      16,
      15,
      '平日は授業とアルバイトがあるため、連絡は20時以降のメールが確実。\nベトナムと日本の両方で働ける会社を第一に考えている。',
    ),
    note('student', 'manager', 6, 11, '電話相談の希望あり。日程は候補を二つ送って返事を待っている。'),
    note(
      'tanvir',
      'second',
      20,
      17,
      '日本語はN3だが、面接では英語の質疑も可能な会社を希望。在留期限が近いので、内定後の手続きの日程を早めに確認する。',
    ),
    note('jasmine', 'mentor', 8, 10, '内定承諾の返事は今週中。ご家族と相談中とのこと。'),
  ]);
  await insert(UserConsultation, [
    {
      user_id: userIds['student']!,
      hf_member_id: staffIds.mentor,
      wished_at: days.at(-60, 9),
      planned_at: days.at(-52, 18),
      done_at: days.at(-52, 19),
    },
    {
      user_id: userIds['jasmine']!,
      hf_member_id: staffIds.mentor,
      wished_at: days.at(-48, 12),
      planned_at: null,
      done_at: days.at(-45, 13),
    },
  ]);
}
