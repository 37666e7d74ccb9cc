import { required } from '../../../domain/required.ts';
import { UserConsultation, UserNote } from '../../models/user-staff-records.ts';
import type { Days } from './days.ts';
import type { Insert } from './insert.ts';
import type { Member } from './schemas/application.ts';
import type { DemoWorld } from './world.ts';

interface Ids {
  userIds: Record<string, number>;
  staffIds: Record<Member, number>;
}

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
  await insert(
    UserNote,
    notes.map((note) => {
      const at = days.moment(note.at);
      return { ...ids(note), text: note.text, created_at: at, updated_at: at };
    }),
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
