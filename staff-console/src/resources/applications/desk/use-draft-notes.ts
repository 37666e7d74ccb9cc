import { useState } from 'react';
import { staffDrafts } from '../../../../../web/drafts.ts';
import { useMember } from '../../../session/member.ts';
import type { StaffApplication } from '../types.ts';

export const NOTE_FIELDS = [
  'memo',
  'due_date_to_submit_resume',
  'resume_google_docs_link',
  'trello_card_id',
] as const satisfies (keyof StaffApplication)[];
export type NoteField = (typeof NOTE_FIELDS)[number];
type Written = Partial<Record<NoteField, string>>;

/** The notes as the server has them, with what is written over them and not saved yet (kept on this device). */
export function useDraftNotes(application: StaffApplication) {
  const { hf_member_id } = useMember();
  const scope = `notes.${application.id}`;
  const [written, setWritten] = useState<Written>(
    () => staffDrafts.read(hf_member_id, scope, Date.now()) ?? {},
  );
  const values = Object.fromEntries(
    NOTE_FIELDS.map((field) => [field, written[field] ?? application[field] ?? '']),
  ) as Record<NoteField, string>;
  return {
    values,
    changed: NOTE_FIELDS.filter((field) => values[field] !== (application[field] ?? '')),
    write(field: NoteField, text: string) {
      const next = { ...written, [field]: text };
      setWritten(next);
      staffDrafts.write(hf_member_id, scope, next, Date.now());
    },
    forget() {
      setWritten({});
      staffDrafts.remove(hf_member_id, scope);
    },
  };
}
