import type { QueryClient } from '@tanstack/react-query';
import type { CommandPayload } from '../../../server/client/contract.ts';
import { api, ApiError } from './api.ts';
import type { Student } from './api-types.ts';
import { OWN_DATA_KEY } from './current-user.ts';
import { mergeValues } from './merge-values.ts';

/** The part of the profile that is sent. */
export type ProfileChange = Omit<CommandPayload<'user__update_profile'>['user'], 'id' | 'version'>;

/** The same fields were changed elsewhere, differently: the student decides. */
export class ChangedElsewhere extends Error {
  readonly fields: readonly string[];
  constructor(fields: readonly string[]) {
    super('changed elsewhere');
    this.name = 'ChangedElsewhere';
    this.fields = fields;
  }
}

interface Step<T> {
  command: 'user__initialize_profile' | 'user__update_profile';
  /** What the form showed before anything was typed. */
  base: object;
  values: T;
  valuesOf(own: Student): T;
  changeOf(values: T, own: Student): ProfileChange;
}

let last: Promise<unknown> = Promise.resolve();

/** One save after the other: the next one knows the version of the one before it. */
function inTurn<T>(save: () => Promise<T>): Promise<T> {
  const turn = last.then(save, save);
  last = turn.catch(() => undefined);
  return turn;
}

async function ownNow(client: QueryClient): Promise<Student> {
  const own = await client.fetchQuery({
    queryKey: OWN_DATA_KEY,
    queryFn: () => api.query('user__get_own_data', {}),
    staleTime: 0,
    // A save goes on from it: like every command, it does not wait for a connection.
    networkMode: 'always',
  });
  if (!own.is_signed_up) throw new Error('not signed up');
  return own;
}

/**
 * Saves a step on top of what is saved already: where another tab or device changed other fields meanwhile,
 * both changes stay.
 * @throws ChangedElsewhere when it changed the same fields; what the server or the network refuses otherwise
 */
export function saveStep<T extends object>(client: QueryClient, step: Step<T>): Promise<Student> {
  const send = async (own: Student): Promise<Student> => {
    const { values, conflicts } = mergeValues(step.base, step.values, step.valuesOf(own));
    if (conflicts.length > 0) throw new ChangedElsewhere(conflicts);
    const change = { ...step.changeOf(values, own), version: own.version };
    const saved = await api.command(step.command, { user: change });
    client.setQueryData(OWN_DATA_KEY, saved);
    return saved as Student;
  };
  return inTurn(async () => {
    const known = client.getQueryData<Student>(OWN_DATA_KEY) ?? (await ownNow(client));
    try {
      return await send(known);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'version_conflict')) throw error;
      return send(await ownNow(client));
    }
  });
}
