import type { z } from 'zod';
import type { ErrorCode } from '../../../../domain/error-codes.ts';
import { STAFF, STUDENT, type ActorOf } from '../../../../domain/roles.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { command } from '../../../core/calls/define.ts';
import { applicationForOwner, applicationForStaff } from '../views/application-schema.ts';
import { ownersApplication, staffsApplication } from './application-answers.ts';

type Input = z.ZodType<{ application: { id: number } }>;

interface ApplicationCommand<N extends string, I extends Input, C> {
  name: N;
  summary: string;
  /** Names the application in `application.id`. */
  input: I;
  errors: readonly ErrorCode[];
  example: unknown;
  run(ctx: C, input: z.output<I>): Promise<unknown>;
}

/**
 * A command of staff on one application: mentors reach those assigned to them. An addition to the specification; it
 * answers the whole application as staff read it.
 */
export const staffsCommand = <const N extends string, I extends Input>(
  definition: ApplicationCommand<N, I, CommandContext<ActorOf<typeof STAFF>>>,
) =>
  command({
    ...definition,
    addition: true,
    allow: STAFF,
    scope: 'assigned',
    output: applicationForStaff,
    async run(ctx, input: z.output<I>) {
      await definition.run(ctx, input);
      return staffsApplication(ctx, input.application.id);
    },
  });

/**
 * The same for its student: an addition to the specification that answers the whole application as its owner reads it.
 */
export const ownersCommand = <const N extends string, I extends Input>(
  definition: ApplicationCommand<N, I, CommandContext<ActorOf<typeof STUDENT>>>,
) =>
  command({
    ...definition,
    addition: true,
    allow: STUDENT,
    scope: 'own',
    output: applicationForOwner,
    async run(ctx, input: z.output<I>) {
      await definition.run(ctx, input);
      return ownersApplication(ctx, input.application.id);
    },
  });
