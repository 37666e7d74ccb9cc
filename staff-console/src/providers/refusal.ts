import { HttpError } from 'ra-core';
import type { ErrorBody } from '../../../server/client/contract.ts';

/** A refusal of a REST resource, with the server's sentences, which are in the language of the screen. */
export class Refusal extends HttpError {
  readonly code: ErrorBody['error']['code'];
  /** Sentences by the names of the form's inputs (`title.ja`, `offices.0.postal_code`). */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, body: ErrorBody, fields: Record<string, string>) {
    super(body.error.message, status, body);
    // HttpError makes everything that extends it a plain HttpError again.
    Object.setPrototypeOf(this, new.target.prototype);
    this.code = body.error.code;
    this.fields = fields;
  }
}

/** Somebody else saved the record in the meantime. */
export function isVersionConflict(error: unknown): boolean {
  return error instanceof Refusal && error.code === 'version_conflict';
}

/** What the server said of one field; nothing where it refused for another reason, or not at all. */
export const fieldRefusal = (error: unknown, field: string): string | undefined =>
  error instanceof Refusal ? error.fields[field] : undefined;
