import {
  loadApplication,
  presentApplicationForOwner,
  presentApplicationForStaff,
} from '../presenters/application.ts';
import type { CommandContext } from './context.ts';

/** What a student's command answers: the whole application as its owner sees it. */
export async function ownersApplication(ctx: CommandContext, id: number) {
  const row = (await loadApplication({ id }, ctx.tx))!;
  return presentApplicationForOwner(row, ctx.actor, ctx.now);
}

/** What a member of staff's command answers: the whole application with its student. */
export async function staffsApplication(ctx: CommandContext, id: number) {
  const row = (await loadApplication({ id }, ctx.tx))!;
  return presentApplicationForStaff(row, ctx.actor, ctx.now, ctx.tx);
}
