import type { ErrorCode } from '../../../domain/error-codes.ts';
import { errorMessage } from '../../../domain/messages/message.ts';
import { byStatus, errorExample } from './errors.ts';
import { refTo, type Json } from './json-schema.ts';

/** Operations that share what any of them may answer, whatever it is about. */
export type Kind = 'queries' | 'commands' | 'records' | 'changes';

const saying = (code: ErrorCode) => `\`${code}\`: ${errorMessage(code, 'en')}`;

const responseOf = (codes: readonly ErrorCode[], description: string): Json => ({
  description,
  content: {
    'application/json': {
      schema: refTo('Error'),
      examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
    },
  },
});

/**
 * Collects the responses that operations of a document share, each once.
 * @param sharedRefusals the refusals that all operations of a kind have
 */
export function createResponseBook(sharedRefusals: readonly ErrorCode[]) {
  const isShared = (code: ErrorCode): boolean => sharedRefusals.includes(code);
  const responses: Record<string, Json> = {};
  const examples: Partial<Record<ErrorCode, { value: unknown }>> = {};

  /** A reference to a response under components. */
  function responseAt(name: string, response: Json): Json {
    const known = responses[name];
    if (known && JSON.stringify(known) !== JSON.stringify(response))
      throw new Error(`The name ${name} stands for two different responses`);
    responses[name] = response;
    return { $ref: `#/components/responses/${name}` };
  }

  return {
    responses,
    responseAt,
    /** An example for each code that a response has. */
    examples,
    /**
     * The error responses of an operation: by status where it has refusals of its own, and as `default` those that all
     * of its kind share.
     */
    refusals(codes: readonly ErrorCode[], kind: Kind): Json {
      for (const code of codes) examples[code] ??= { value: errorExample(code) };
      const statuses = [...byStatus(codes)];
      const own = statuses.filter(([, ofStatus]) => !ofStatus.every(isShared));
      const shared = statuses
        .map(([status, ofStatus]) => [status, ofStatus.filter(isShared)] as const)
        .filter(([, ofStatus]) => ofStatus.length > 0);
      const description = shared.flatMap(([status, ofStatus]) =>
        ofStatus.map((code) => `${status} ${saying(code)}`),
      );
      return {
        ...Object.fromEntries(
          own.map(([status, ofStatus]) => [
            String(status),
            responseAt(ofStatus.join('_or_'), responseOf(ofStatus, ofStatus.map(saying).join('\n\n'))),
          ]),
        ),
        default: responseAt(
          `shared_by_${kind}`,
          responseOf(
            shared.flatMap(([, ofStatus]) => ofStatus),
            description.join('\n\n'),
          ),
        ),
      };
    },
  };
}
