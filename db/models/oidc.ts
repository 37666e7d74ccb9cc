import { flag, instant, json, line, type JsonObject } from '../../domain/entities/fields.ts';
import { internalModel } from './entity-model.ts';

/** State of the embedded identity provider: sessions, grants, codes, tokens. */
export class OidcPayload extends internalModel('oidc_payloads', {
  kind: line(),
  key: line(),
  payload: json<JsonObject>()(),
  grant_id: line({ nullable: true }),
  user_code: line({ nullable: true }),
  uid: line({ nullable: true }),
  expires_at: instant({ nullable: true }),
  consumed_at: instant({ nullable: true }),
}) {}

/** An account of the embedded identity provider. */
export class OidcAccount extends internalModel('oidc_accounts', {
  sub: line(),
  email: line(),
  email_verified: flag(),
  password_hash: line(),
  verification_token_hash: line({ nullable: true }),
}) {}

/** A signing key of the embedded identity provider, private part included. */
export class OidcKey extends internalModel('oidc_keys', {
  jwk: json<JsonObject>()(),
}) {}
