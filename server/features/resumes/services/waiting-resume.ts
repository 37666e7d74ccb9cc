import { QueryTypes, type Transaction } from 'sequelize';
import { Application } from '../../../../db/models/application.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { undoUntil } from '../../../../domain/application-undo.ts';

/** An undo of the last second may still be on its way to the database. */
const GRACE_MILLISECONDS = 60_000;

/**
 * Until when a resume on its way to the company is kept back because the application has ended since: as long as that
 * end can be undone. Null: nothing keeps it back.
 */
export function waitsUntil({ quit_at, declined_at }: Application, now: Date): Date | null {
  const ends = [quit_at, declined_at].filter((at) => at !== null);
  const until = Math.max(0, ...ends.map((at) => undoUntil(at).getTime() + GRACE_MILLISECONDS));
  return until > now.getTime() ? new Date(until) : null;
}

/** Whether the application has ended, so that no resume is sent any more. */
export const hasEnded = ({ is_quit_by_student, is_declined_by_hf }: Application): boolean =>
  is_quit_by_student || is_declined_by_hf;

/** Whether a resume was to be sent and none has left, nor may be leaving at this moment. */
export async function resumeNeverLeft(applicationId: number, tx: Transaction): Promise<boolean> {
  const [row] = await sequelizeOf(Application).query<{ never_left: boolean }>(
    `select count(e.id) > 0 and count(d.id) = 0 as never_left
     from outbox_events e
     left join deliveries d on d.outbox_event_id = e.id and d.template = 'company_resume'
       and d.state in ('sending', 'sent', 'held', 'kept')
     where (e.payload->>'application_id')::int = $1 and e.type = 'resume_sent_to_company'`,
    { bind: [applicationId], type: QueryTypes.SELECT, transaction: tx },
  );
  return row?.never_left ?? false;
}
