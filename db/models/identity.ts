import { flag, line, ref } from '../../domain/entities/fields.ts';
import { internalModel } from './entity-model.ts';

/** One way to sign in, keyed by issuer and subject; a user may hold several. */
export class Identity extends internalModel('identities', {
  iss: line(),
  sub: line(),
  email: line({ nullable: true }),
  email_verified: flag(),
  user_id: ref('users', { nullable: true }),
}) {}
