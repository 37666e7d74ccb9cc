import type { Transaction } from 'sequelize';
import { itemAt } from '../../../domain/required.ts';
import { tokyoDay } from '../../../domain/tokyo-time.ts';
import { Application } from '../../models/application.ts';
import { ResumeVersion } from '../../models/resume-history.ts';
import type { InsertedApplication } from './application-rows.ts';
import type { Insert, Row } from './insert.ts';

/** The PDF's whole input as the application stands, and the photo it is printed with. */
export type ComposeResume = (
  application: Application,
  options: { date: string; corrected: boolean; transaction: Transaction },
) => Promise<{ document: unknown; photo_file_id: number | null }>;

/** Which event freezes which kind of version. */
const KINDS: Record<string, 'submitted' | 'corrected' | 'agreed' | 'sent'> = {
  submit: 'submitted',
  send_correction: 'corrected',
  agree: 'agreed',
  approve_unchanged: 'agreed',
  send_to_company: 'sent',
};

/**
 * The frozen versions of each application's resume, one for each event that freezes one. The PDF itself is
 * printed from the document when somebody asks for it.
 */
export async function insertVersions(
  insert: Insert,
  applications: readonly InsertedApplication[],
  compose: ComposeResume,
  transaction: Transaction,
): Promise<void> {
  const rows: Row[] = [];
  for (const { id, steps, eventIds } of applications) {
    const application = await Application.findByPk(id, { transaction, rejectOnEmpty: true });
    const date = tokyoDay(application.have_submitted_resume_by_user_at ?? application.created_at);
    let number = 0;
    for (const [place, step] of steps.entries()) {
      const kind = KINDS[step.name];
      if (!kind) continue;
      const composed = await compose(application, { date, corrected: kind !== 'submitted', transaction });
      number += 1;
      rows.push({
        application_id: id,
        number,
        kind,
        document: composed.document,
        photo_file_id: composed.photo_file_id,
        application_event_id: itemAt(eventIds, place),
        created_at: step.at,
        updated_at: step.at,
      });
    }
  }
  await insert(ResumeVersion, rows);
}
