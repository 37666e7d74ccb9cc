import { Bookmark, SavedSearch } from '../../models/bookmark.ts';
import { LessonProgress } from '../../models/course.ts';
import { Inquiry, InquiryReply } from '../../models/inquiry.ts';
import type { Days } from './days.ts';
import type { Insert } from './insert.ts';
import type { InsertedRecruitment } from './recruitment-rows.ts';

interface Ids {
  userIds: Record<string, number>;
  staffId: number;
  lessonIds: readonly number[];
  recruitments: readonly InsertedRecruitment[];
}

/** What students do beside applying: lessons, bookmarks, questions to us. */
export async function insertActivity(insert: Insert, ids: Ids, days: Days): Promise<void> {
  const { userIds, lessonIds } = ids;
  await insert(
    LessonProgress,
    ['student', 'sardor', 'phuong'].flatMap((student, place) =>
      lessonIds.slice(0, 4 - place).map((lesson_id, lesson) => ({
        user_id: userIds[student]!,
        lesson_id,
        done_at: days.at(-20 + lesson * 3, 21),
      })),
    ),
  );
  const open = ids.recruitments.filter(({ job }) => !job.state);
  await insert(
    Bookmark,
    ['student', 'bikash', 'krishna', 'bikash_again'].flatMap((student, place) =>
      [3, 17, 42, 61].map((step) => ({
        user_id: userIds[student]!,
        recruitment_id: open[(step + place * 5) % open.length]!.id,
      })),
    ),
  );
  await insert(SavedSearch, [
    {
      user_id: userIds['student']!,
      name: 'ベトナム語を使う仕事（関東）',
      query: {
        full_text_search_query: 'ベトナム',
        q: { company_offices_prefecture_id_eq_any: [11, 12, 13, 14] },
      },
    },
  ]);
  const [, asked] = await insert(Inquiry, [
    {
      user_id: userIds['phuong']!,
      message: '専門学校の一年生ですが、インターンシップにも応募できますか。',
      referer: '/recruitments',
      created_at: days.at(-1, 16),
    },
    {
      user_id: userIds['jasmine']!,
      message: 'The photo for my resume: may I wear a white blouse without a jacket?',
      referer: '/profile',
      answered_at: days.at(-30, 11),
      created_at: days.at(-31, 18),
    },
    {
      user_id: userIds['tanvir']!,
      message: 'Thank you for the practice yesterday. It helped a lot!',
      referer: '/profile',
      closed_at: days.at(-57, 10),
      hf_member_id: ids.staffId,
      created_at: days.at(-58, 20),
    },
  ]);
  await insert(InquiryReply, [
    {
      inquiry_id: asked,
      hf_member_id: ids.staffId,
      body: 'Yes, you may; a jacket is the safer choice for most companies. 白いブラウスでも大丈夫ですが、ジャケットがあると安心です。',
      created_at: days.at(-30, 11),
    },
  ]);
}
