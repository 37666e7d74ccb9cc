import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Op, UniqueConstraintError, type Sequelize, type Transaction } from 'sequelize';
import { OidcAccount, OidcPayload } from '../../../db/models/oidc.ts';
import { isEmail } from '../../../domain/validation.ts';
import { isGuessable } from './common-passwords.ts';
import { hashPassword, isAcceptablePassword, verifyPassword, type PasswordCost } from './passwords.ts';
import type { SessionRows } from './session-rows.ts';

/** Links in mails live one day. */
const LINK_HOURS = 24;
/** `oidc_payloads.kind` of a link in a verification mail: key = hash of its token, uid = the account's sub. */
const LINK = 'VerificationLink';

interface LinkPayload {
  email: string;
  /** The password that was chosen together with this very link; null when the account was verified already. */
  password_hash: string | null;
  interaction_uid: string | null;
}

export type AccountErrorCode = 'invalid_email' | 'weak_password' | 'guessable_password' | 'too_many_mails';

/** A refusal with everything that is wrong at once. */
export class AccountError extends Error {
  readonly codes: readonly AccountErrorCode[];
  /** The first of them. */
  readonly code: AccountErrorCode;

  constructor(codes: readonly [AccountErrorCode, ...AccountErrorCode[]]) {
    super(`Account refused: ${codes.join(', ')}`);
    this.name = 'AccountError';
    this.codes = codes;
    this.code = codes[0];
  }
}

/** What a sign-up leads to. It looks the same for a new and for a known address; `isNew` is for our own server only. */
export interface SignUpResult {
  sub: string;
  isNew: boolean;
  email: string;
  /** Secret of the mailed link. */
  token: string;
}

/** What a link is good for: pending = a button verifies; known = the address had a verified account before. */
export type LinkState = 'pending' | 'used' | 'known' | 'invalid';

export interface OpenedLink {
  state: LinkState;
  email: string | null;
  sub: string | null;
  interactionUid: string | null;
}

export interface AccountsOptions {
  sequelize: Sequelize;
  sessions: SessionRows;
  subjectKey: Buffer;
  /** Mails to one address in an hour, so that our form cannot be used to flood somebody's mailbox. */
  mailsPerHour: number;
  now: () => Date;
  passwordCost?: PasswordCost;
}

export type Accounts = ReturnType<typeof createAccounts>;

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');
const NO_LINK: OpenedLink = { state: 'invalid', email: null, sub: null, interactionUid: null };

/** Addresses are compared without regard to case and outer blanks, and kept that way. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * The accounts of the embedded provider.
 *
 * An address nobody has confirmed belongs to nobody: until a link is used, every sign-up for it makes a link of its own
 * that carries its own password, and the link that is used decides. So nobody can lie in wait in an account that
 * somebody else will confirm.
 */
export function createAccounts(options: AccountsOptions) {
  const { sequelize, sessions, subjectKey, mailsPerHour, now, passwordCost } = options;

  /** The same address always yields the same subject, so that an answer may name it without telling who exists. */
  function subjectOf(email: string): string {
    return `auth0|${createHmac('sha256', subjectKey).update(normalizeEmail(email)).digest('hex').slice(0, 24)}`;
  }

  function check(email: string, password: string): void {
    const codes: AccountErrorCode[] = [];
    if (email.length > 254 || !isEmail(email)) codes.push('invalid_email');
    if (!isAcceptablePassword(password)) codes.push('weak_password');
    else if (isGuessable(password, email)) codes.push('guessable_password');
    const [first, ...others] = codes;
    if (first) throw new AccountError([first, ...others]);
  }

  async function insert(email: string, password_hash: string, email_verified: boolean): Promise<boolean> {
    try {
      await OidcAccount.create({ sub: subjectOf(email), email, password_hash, email_verified });
      return true;
    } catch (error) {
      if (error instanceof UniqueConstraintError) return false;
      throw error;
    }
  }

  async function makeLink(sub: string, payload: LinkPayload, transaction: Transaction): Promise<string> {
    const since = new Date(now().getTime() - 3_600_000);
    const recent = await OidcPayload.count({
      where: { kind: LINK, uid: sub, created_at: { [Op.gt]: since } },
      transaction,
    });
    if (recent >= mailsPerHour) throw new AccountError(['too_many_mails']);
    const token = randomBytes(32).toString('base64url');
    const expires_at = new Date(now().getTime() + LINK_HOURS * 3_600_000);
    await OidcPayload.create(
      { kind: LINK, key: hashToken(token), uid: sub, payload: { ...payload }, expires_at, created_at: now() },
      { transaction },
    );
    return token;
  }

  async function link(email: string, passwordHash: string, interactionUid: string | null): Promise<string> {
    return sequelize.transaction(async (transaction) => {
      const account = await OidcAccount.findOne({
        where: { email },
        transaction,
        lock: true,
        rejectOnEmpty: true,
      });
      const password_hash = account.email_verified ? null : passwordHash;
      return makeLink(account.sub, { email, password_hash, interaction_uid: interactionUid }, transaction);
    });
  }

  async function findLink(token: string, transaction?: Transaction): Promise<OidcPayload | null> {
    const where = { kind: LINK, key: hashToken(token), expires_at: { [Op.gt]: now() } };
    return OidcPayload.findOne({ where, ...(transaction ? { transaction, lock: true } : {}) });
  }

  function opened(row: OidcPayload, state: LinkState): OpenedLink {
    const payload = row.payload as unknown as LinkPayload;
    return { state, email: payload.email, sub: row.uid, interactionUid: payload.interaction_uid };
  }

  function stateOf(row: OidcPayload, isVerified: boolean): LinkState {
    if (row.consumed_at) return 'used';
    return isVerified || (row.payload as unknown as LinkPayload).password_hash === null ? 'known' : 'pending';
  }

  return {
    subjectOf,
    findBySub: (sub: string) => OidcAccount.findOne({ where: { sub } }),
    findByEmail: (email: string) => OidcAccount.findOne({ where: { email: normalizeEmail(email) } }),

    /**
     * Ends an account with its sessions, tokens and links. The address is then as one that was never here. An account
     * that is gone is no error.
     */
    async removeAccount(sub: string): Promise<void> {
      await sequelize.transaction(async (transaction) => {
        const account = await OidcAccount.findOne({ where: { sub }, transaction, lock: true });
        await sessions.endAllOf(sub, transaction);
        await sequelize.query(
          `delete from oidc_payloads
           where uid = :sub or strpos(payload::text, :quoted_sub) > 0 or strpos(payload::text, :quoted_email) > 0`,
          {
            replacements: {
              sub,
              quoted_sub: JSON.stringify(sub),
              quoted_email: JSON.stringify(account?.email ?? sub),
            },
            transaction,
          },
        );
        await account?.destroy({ transaction });
      });
    },

    /**
     * Makes an account without a mail, as demo data and tests need it.
     * @param input.password_hash of this password, where many accounts have the same one: it is slow to make
     */
    async createAccount(input: {
      email: string;
      password: string;
      password_hash?: string;
      email_verified: boolean;
    }) {
      const email = normalizeEmail(input.email);
      check(email, input.password);
      const hash = input.password_hash ?? (await hashPassword(input.password, passwordCost));
      const isNew = await insert(email, hash, input.email_verified);
      return isNew ? { sub: subjectOf(email) } : ('exists' as const);
    },

    /**
     * Begins a sign-up: an unverified account if there was none, and in every case a link to be mailed.
     * @throws AccountError for an e-mail or password that does not hold, equally for known and unknown addresses
     */
    async signUp(input: { email: string; password: string; interactionUid?: string }): Promise<SignUpResult> {
      const email = normalizeEmail(input.email);
      check(email, input.password);
      const passwordHash = await hashPassword(input.password, passwordCost);
      const isNew = await insert(email, passwordHash, false);
      const token = await link(email, passwordHash, input.interactionUid ?? null);
      return { sub: subjectOf(email), isNew, email, token };
    },

    /** The account these credentials open, verified or not; null for a wrong password and an unknown address alike. */
    async authenticate(email: string, password: string): Promise<OidcAccount | null> {
      const account = await OidcAccount.findOne({ where: { email: normalizeEmail(email) } });
      const isRight = await verifyPassword(password, account?.password_hash ?? null, passwordCost);
      return isRight ? account : null;
    },

    /** A fresh link for somebody who just proved the password of an account that was never verified. */
    async relink(account: OidcAccount, interactionUid: string): Promise<SignUpResult> {
      const token = await link(account.email, account.password_hash, interactionUid);
      return { sub: account.sub, isNew: false, email: account.email, token };
    },

    /** Mails of the same sign-in once more: a fresh link with the password that was chosen in it. Null without one. */
    async resend(interactionUid: string): Promise<SignUpResult | null> {
      return sequelize.transaction(async (transaction) => {
        const latest = await OidcPayload.findOne({
          where: { kind: LINK, payload: { interaction_uid: interactionUid }, expires_at: { [Op.gt]: now() } },
          order: [['id', 'DESC']],
          transaction,
          lock: true,
        });
        if (!latest?.uid) return null;
        const payload = latest.payload as unknown as LinkPayload;
        const token = await makeLink(latest.uid, payload, transaction);
        return { sub: latest.uid, isNew: false, email: payload.email, token };
      });
    },

    /** Whether a link mailed in this sign-in has been used, in whichever tab. */
    async isConfirmed(interactionUid: string): Promise<boolean> {
      const used = await OidcPayload.findOne({
        where: {
          kind: LINK,
          payload: { interaction_uid: interactionUid },
          consumed_at: { [Op.ne]: null },
          expires_at: { [Op.gt]: now() },
        },
      });
      return used !== null;
    },

    /** Looks at a link without using it: opening a page changes nothing. */
    async peekLink(token: string): Promise<OpenedLink> {
      const row = await findLink(token);
      if (!row?.uid) return NO_LINK;
      const account = await OidcAccount.findOne({ where: { sub: row.uid } });
      return opened(row, stateOf(row, account?.email_verified ?? false));
    },

    /** Uses a link: the address is verified and the password chosen together with this link holds. Only once. */
    async useLink(token: string): Promise<OpenedLink & { justVerified: boolean }> {
      return sequelize.transaction(async (transaction) => {
        const row = await findLink(token, transaction);
        if (!row?.uid) return { ...NO_LINK, justVerified: false };
        const account = await OidcAccount.findOne({ where: { sub: row.uid }, transaction, lock: true });
        const state = stateOf(row, account?.email_verified ?? false);
        const { password_hash } = row.payload as unknown as LinkPayload;
        if (!account || state !== 'pending' || password_hash === null) {
          return { ...opened(row, state), justVerified: false };
        }
        await account.update({ email_verified: true, password_hash }, { transaction });
        await row.update({ consumed_at: now() }, { transaction });
        return { ...opened(row, 'used'), justVerified: true };
      });
    },
  };
}
