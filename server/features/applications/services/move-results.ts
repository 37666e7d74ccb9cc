import { Op, type WhereOptions } from 'sequelize';
import { required } from '../../../../domain/required.ts';
import { Application } from '../../../../db/models/application.ts';
import type { ApplicationState } from '../../../../domain/application-state.ts';
import type { DomainError } from '../../../../domain/error-codes.ts';
import { errorMessage } from '../../../../domain/messages/message.ts';
import type { CommandContext, Context } from '../../../core/calls/context.ts';
import type { MoveResult } from '../views/move-answer-schema.ts';

/** What one application has come to, before names are put to it. */
export interface Outcome {
  from: ApplicationState | null;
  to: ApplicationState | null;
  refusal: DomainError | null;
}

type Names = Pick<MoveResult, 'user' | 'recruitment' | 'company'>;
const NOBODY: Names = { user: null, recruitment: null, company: null };

/** Student, job and company of each that the scope leaves, in one statement. */
export async function namesOf(
  { tx }: Pick<Context, 'tx'>,
  ids: readonly number[],
  scope: WhereOptions = {},
): Promise<Map<number, Names>> {
  if (ids.length === 0) return new Map();
  const rows = await Application.findAll({
    attributes: ['id'],
    where: { [Op.and]: [{ id: { [Op.in]: [...ids] } }, scope] },
    include: [
      { association: 'user', attributes: ['id', 'first_name', 'last_name'] },
      {
        association: 'recruitment',
        attributes: ['id', 'title'],
        include: [{ association: 'company', attributes: ['id', 'official_name'] }],
      },
    ],
    transaction: tx,
  });
  return new Map(
    rows.map(({ id, user, recruitment }) => [
      id,
      {
        user: required(user).get({ plain: true }),
        recruitment: {
          id: required(recruitment).id,
          title: required(recruitment).title as Record<string, string>,
        },
        company: required(required(recruitment).company).get({ plain: true }) as Names['company'],
      },
    ]),
  );
}

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** The results in the order asked for, each refusal with its sentence. One the caller may not see has no names. */
export async function resultsOf(
  ctx: CommandContext,
  outcomes: ReadonlyMap<number, Outcome>,
  done: MoveResult['outcome'],
): Promise<MoveResult[]> {
  const visible = [...outcomes].filter(([, { refusal }]) => refusal?.code !== 'not_found').map(([id]) => id);
  const names = await namesOf(ctx, visible);
  return [...outcomes].map(([id, { from, to, refusal }]) => ({
    id,
    outcome: refusal ? 'skipped' : done,
    from_state: from,
    to_state: to,
    ...(names.get(id) ?? NOBODY),
    code: refusal?.code ?? null,
    message: refusal && errorMessage(refusal.code, ctx.language),
    alert: typeof refusal?.details['alert'] === 'string' ? refusal.details['alert'] : null,
    came_after: typeof refusal?.details['came_after'] === 'string' ? refusal.details['came_after'] : null,
    mails_sent: textsIn(refusal?.details['mails_sent']),
  }));
}
