import { instant, line, ref } from '../../domain/entities/fields.ts';
import { internalModel } from './entity-model.ts';

/** A sign-in at /admin: the cookie's hash and whose it is. Rights are read anew at each request. */
export class AdminSession extends internalModel('admin_sessions', {
  /** SHA-256 of the cookie, in hex. */
  token_hash: line(),
  identity_id: ref('identities'),
  expires_at: instant(),
}) {}
