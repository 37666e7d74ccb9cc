import { mentionedIn, mentionOf } from '../../../domain/mentions.ts';
import { itemAt, required } from '../../../domain/required.ts';
import { Mention } from '../../models/mention.ts';
import { UserConsultation, UserNote } from '../../models/user-staff-records.ts';
import type { Days } from './days.ts';
import type { Insert } from './insert.ts';
import { member as memberKey, type Member } from './schemas/application.ts';
import type { DemoWorld } from './world.ts';

interface Ids {
  userIds: Record<string, number>;
  staffIds: Record<Member, number>;
}

/** A note with the ids of whom it mentions, as the console writes it. */
const withIds = (text: string, staffIds: Record<Member, number>): string =>
  text.replace(/@\[([a-z]+)\]/g, (_, who) => mentionOf(staffIds[memberKey.parse(who)]));

/** What staff noted of students, and the talks they have had with them. */
export async function insertStudentRecords(
  insert: Insert,
  { notes, consultations }: DemoWorld['activity'],
  { userIds, staffIds }: Ids,
  days: Days,
): Promise<void> {
  const ids = ({ student, by }: { student: string; by: Member }) => ({
    user_id: required(userIds[student]),
    hf_member_id: staffIds[by],
  });
  const noteRows = notes.map((note) => {
    const at = days.moment(note.at);
    return { ...ids(note), text: withIds(note.text, staffIds), created_at: at, updated_at: at };
  });
  const noteIds = await insert(UserNote, noteRows);
  await insert(
    Mention,
    noteRows.flatMap(({ text, hf_member_id, created_at: at }, place) =>
      mentionedIn(text).map((mentionedId) => ({
        hf_member_id: mentionedId,
        by_hf_member_id: hf_member_id,
        user_note_id: itemAt(noteIds, place),
        mentioned_at: at,
        read_at: itemAt(notes, place).is_unread ? null : new Date(at.getTime() + 3_600_000),
        created_at: at,
        updated_at: at,
      })),
    ),
  );
  await insert(
    UserConsultation,
    consultations.map((talk) => ({
      ...ids(talk),
      wished_at: days.moment(talk.wished_at),
      planned_at: talk.planned_at ? days.moment(talk.planned_at) : null,
      done_at: days.moment(talk.done_at),
    })),
  );
}
