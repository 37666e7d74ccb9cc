import { QueryTypes, type Transaction } from 'sequelize';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { hasEndedSql, isForgottenSql } from '../../../../db/current.ts';
import { User } from '../../../../db/models/user.ts';
import type { RecommendHistory } from '../../../../domain/recommending.ts';
import type { Actor } from '../../../../domain/roles.ts';
import { seesWholly } from '../../../core/scopes.ts';

/** What has been between one student and one job. */
export interface HistoryOfPair extends RecommendHistory {
  user_id: number;
  recruitment_id: number;
  /** Who said "not this", and the reasons given, staff's first. */
  dismissed_by_student: boolean;
  dismissed_by_staff: boolean;
  dismiss_reasons: string[];
}

export const NO_HISTORY: RecommendHistory & Pick<HistoryOfPair, 'dismissed_by_student'> = {
  has_applied: false,
  has_ended: false,
  was_recommended: false,
  is_dismissed: false,
  dismissed_by_student: false,
};

/**
 * Whether an application `x` tells that it has ended. That somebody applied is what recommending has to know; how it
 * ended is told only to who sees the student's applications (design section 5).
 */
export const tellsItsEnd = (actor: Actor) => `${hasEndedSql('x')} and ${seesWholly(actor, 'x.user_id')}`;

/** Mails that have told a job or are to tell it; one that came back has told nobody. */
export const TELLING = "m.state not in ('draft', 'cancelled') and m.bounced_at is null";

interface Asked {
  actor: Actor;
  now: Date;
  tx: Transaction | null;
}

/**
 * What has been between these students and jobs, in one statement; a pair without anything has no row.
 * @param recruitmentIds null: any
 */
export function loadHistory(
  { actor, now, tx }: Asked,
  userIds: readonly number[],
  recruitmentIds: readonly number[] | null,
): Promise<HistoryOfPair[]> {
  return sequelizeOf(User).query<HistoryOfPair>(
    `select user_id, recruitment_id, bool_or(kind = 'applied') as has_applied, bool_or(kind = 'ended') as has_ended,
       bool_or(kind = 'told') as was_recommended, bool_or(kind like 'not by %') as is_dismissed,
       bool_or(kind = 'not by student') as dismissed_by_student, bool_or(kind = 'not by staff') as dismissed_by_staff,
       coalesce(array_agg(reason order by kind) filter (where reason is not null), '{}') as dismiss_reasons
     from (
       select x.user_id, x.recruitment_id, case when ${tellsItsEnd(actor)} then 'ended' else 'applied' end as kind,
         null as reason
       from applications x where x.user_id = any($1::int[]) and not ${isForgottenSql('x', now)}
       union all
       select m.user_id, r.recruitment_id, 'told', null from recommend_mails m
       join recommend_mail_recruitments r on r.recommend_mail_id = m.id
       where m.user_id = any($1::int[]) and r.left_out_code is null and ${TELLING}
       union all
       select user_id, recruitment_id, case when is_by_student then 'not by student' else 'not by staff' end, reason
       from recommend_dismissals where user_id = any($1::int[])
     ) history
     where $2::int[] is null or recruitment_id = any($2::int[])
     group by user_id, recruitment_id order by user_id, recruitment_id`,
    {
      bind: [[...userIds], recruitmentIds && [...recruitmentIds]],
      type: QueryTypes.SELECT,
      transaction: tx,
    },
  );
}
