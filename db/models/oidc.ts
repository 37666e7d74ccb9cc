import { DataTypes, Model } from 'sequelize';
import type { CreationOptional, InferAttributes, InferCreationAttributes, Sequelize } from 'sequelize';
import { flag, id, optional, required, table, timestamp } from './columns.ts';
import type { JsonObject } from './types.ts';

/** State of the embedded identity provider: sessions, grants, codes, tokens. */
export class OidcPayload extends Model<InferAttributes<OidcPayload>, InferCreationAttributes<OidcPayload>> {
  declare id: CreationOptional<number>;
  declare kind: string;
  declare key: string;
  declare payload: JsonObject;
  declare grant_id: string | null;
  declare user_code: string | null;
  declare uid: string | null;
  declare expires_at: Date | null;
  declare consumed_at: Date | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

/** An account of the embedded identity provider. */
export class OidcAccount extends Model<InferAttributes<OidcAccount>, InferCreationAttributes<OidcAccount>> {
  declare id: CreationOptional<number>;
  declare sub: string;
  declare email: string;
  declare email_verified: CreationOptional<boolean>;
  declare password_hash: string;
  declare verification_token_hash: string | null;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

/** A signing key of the embedded identity provider, private part included. */
export class OidcKey extends Model<InferAttributes<OidcKey>, InferCreationAttributes<OidcKey>> {
  declare id: CreationOptional<number>;
  declare jwk: JsonObject;
  declare created_at: CreationOptional<Date>;
  declare updated_at: CreationOptional<Date>;
}

export function initOidc(sequelize: Sequelize): void {
  OidcPayload.init(
    {
      id: id(),
      kind: required(DataTypes.STRING),
      key: required(DataTypes.STRING),
      payload: required(DataTypes.JSONB),
      grant_id: optional(DataTypes.STRING),
      user_code: optional(DataTypes.STRING),
      uid: optional(DataTypes.STRING),
      expires_at: optional(DataTypes.DATE),
      consumed_at: optional(DataTypes.DATE),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'oidc_payloads'),
  );

  OidcAccount.init(
    {
      id: id(),
      sub: required(DataTypes.STRING),
      email: required(DataTypes.STRING),
      email_verified: flag(),
      password_hash: required(DataTypes.STRING),
      verification_token_hash: optional(DataTypes.STRING),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'oidc_accounts'),
  );

  OidcKey.init(
    {
      id: id(),
      jwk: required(DataTypes.JSONB),
      created_at: timestamp(),
      updated_at: timestamp(),
    },
    table(sequelize, 'oidc_keys'),
  );
}
