import { itemAt, required } from '../../../domain/required.ts';
import { Bookmark, SavedSearch } from '../../models/bookmark.ts';
import { LessonProgress } from '../../models/course.ts';
import { Inquiry, InquiryReply } from '../../models/inquiry.ts';
import type { Days } from './days.ts';
import type { Insert } from './insert.ts';
import type { InsertedRecruitment } from './recruitment-rows.ts';
import type { DemoWorld } from './world.ts';

interface Ids {
  userIds: Record<string, number>;
  staffId: number;
  lessonIds: readonly number[];
  recruitments: readonly InsertedRecruitment[];
}

/** What students do beside applying: lessons, bookmarks, questions to us. */
export async function insertActivity(
  insert: Insert,
  { saved_searches, inquiries }: DemoWorld['activity'],
  ids: Ids,
  days: Days,
): Promise<void> {
  const { userIds, lessonIds } = ids;
  await insert(
    LessonProgress,
    ['student', 'sardor', 'phuong'].flatMap((student, place) =>
      lessonIds.slice(0, Math.max(1, 2 - place)).map((lesson_id, lesson) => ({
        user_id: required(userIds[student]),
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
        user_id: required(userIds[student]),
        recruitment_id: itemAt(open, (step + place * 5) % open.length).id,
      })),
    ),
  );
  await insert(
    SavedSearch,
    saved_searches.map(({ student, name, query }) => ({ user_id: required(userIds[student]), name, query })),
  );
  const inquiryIds = await insert(
    Inquiry,
    inquiries.map(({ student, message, referer, created_at, answered_at, closed_at }) => ({
      user_id: required(userIds[student]),
      message,
      referer,
      created_at: days.moment(created_at),
      answered_at: answered_at ? days.moment(answered_at) : null,
      ...(closed_at && { closed_at: days.moment(closed_at), hf_member_id: ids.staffId }),
    })),
  );
  await insert(
    InquiryReply,
    inquiries.flatMap(({ reply, answered_at }, place) =>
      reply && answered_at
        ? [
            {
              inquiry_id: itemAt(inquiryIds, place),
              hf_member_id: ids.staffId,
              body: reply,
              created_at: days.moment(answered_at),
            },
          ]
        : [],
    ),
  );
}
