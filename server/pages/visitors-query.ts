import type { AnyDefinition } from '../core/calls/define.ts';
import { CALLS } from '../registry/calls.ts';
import { run, type RunDeps } from '../core/calls/run.ts';
import { DomainError, ERROR_STATUS } from '../../domain/error-codes.ts';
import { languageCode } from '../../domain/languages.ts';
import { VISITOR } from '../../domain/roles.ts';
import { errorBody } from '../core/errors/errors.ts';
import type { PageRequest } from './contract.ts';

const definitions = new Map(
  (CALLS as readonly AnyDefinition[]).map((definition) => [definition.name, definition]),
);

/** Answers queries as a visitor gets them over HTTP. */
export function visitorsQuery(deps: RunDeps, page_language_id: number): PageRequest['query'] {
  return async (name, payload) => {
    const definition = definitions.get(name);
    try {
      if (definition?.kind !== 'query') throw new DomainError('not_found');
      const answer = await run(definition, deps, {
        actor: VISITOR,
        beside: null,
        page_language_id,
        address: '',
        request_id: null,
        payload,
      });
      // Instants become texts here as they do on the wire.
      return { status: 200, body: JSON.parse(JSON.stringify(answer)) };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return {
        status: ERROR_STATUS[error.code],
        body: errorBody(error, languageCode(page_language_id), ''),
      };
    }
  };
}
