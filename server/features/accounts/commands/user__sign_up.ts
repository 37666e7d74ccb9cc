import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { required } from '../../../../domain/required.ts';
import { sequelizeOf } from '../../../../db/sequelize-of.ts';
import { Identity } from '../../../../db/models/identity.ts';
import { ReferralCode } from '../../../../db/models/referral-code.ts';
import { UserAnalyticsData } from '../../../../db/models/user-records.ts';
import { User } from '../../../../db/models/user.ts';
import { DomainError, fieldError } from '../../../../domain/error-codes.ts';
import { languageCode } from '../../../../domain/languages.ts';
import { EVERYONE } from '../../../../domain/roles.ts';
import { isEmptyOrLonger6 } from '../../../../domain/validation.ts';
import type { CommandContext } from '../../../core/calls/context.ts';
import { command } from '../../../core/calls/define.ts';
import { ownDataOf } from '../services/own-data.ts';
import { refuseUnprintable } from '../../resumes/services/printable-check.ts';
import { refuseFutureAgreement } from '../../profile/services/profile-extras.ts';
import { writeProfile } from '../../profile/services/save-profile.ts';
import { ownData } from '../../profile/views/user-schema.ts';
import { analyticsData, profileFields, profileLists } from '../../profile/views/profile-input.ts';
import { clearable, email, instant, line } from '../../../core/schemas/schema-helpers.ts';

const { phone_num, home_country_id, first_name, last_name, latest_school_department_category_id } =
  profileFields;
const { graduate_latest_school_at, page_language_id, has_japanese_visa } = profileFields;
const { language_skills, universities, schools } = profileLists;
const passwordText = () => z.string().max(200).refine(isEmptyOrLonger6, 'longer6').optional();

const input = z.strictObject({
  user: z
    .strictObject({
      email: email(),
      password: passwordText(),
      password_confirmation: passwordText(),
      agree_policy_at: instant(),
      analytics_data: analyticsData,
      phone_num,
      home_country_id,
      first_name,
      last_name,
      latest_school_department_category_id,
      graduate_latest_school_at,
      page_language_id,
      has_japanese_visa,
      language_skills,
      universities,
      schools,
    })
    .refine((user) => (user.password ?? '') === (user.password_confirmation ?? ''), {
      message: 'password_mismatch',
      path: ['password_confirmation'],
    }),
  referral_token: clearable(line()),
});
type Input = z.output<typeof input>;

const sameAddress = (a: string, b: string | null) => b !== null && a.toLowerCase() === b.toLowerCase();

async function checkReferral(ctx: CommandContext, token: string | null | undefined): Promise<void> {
  if (!token) return;
  const code = await ReferralCode.findOne({ where: { token, is_active: true }, transaction: ctx.tx });
  if (!code)
    throw new DomainError('invalid_referral_code', {
      fields: { referral_token: [{ code: 'invalid_referral_code' }] },
    });
}

async function createUser(
  ctx: CommandContext,
  address: string,
  { user }: Input,
  isPending: boolean,
): Promise<User> {
  const {
    email: _email,
    password: _secret,
    password_confirmation: _repeated,
    agree_policy_at,
    analytics_data,
    ...profile
  } = user;
  refuseFutureAgreement(ctx, agree_policy_at);
  const created = await User.create(
    {
      email: address,
      agree_policy_at,
      is_pending: isPending,
      page_language_id: profile.page_language_id ?? ctx.page_language_id,
    },
    { transaction: ctx.tx },
  );
  if (analytics_data)
    await UserAnalyticsData.create({ ...analytics_data, user_id: created.id }, { transaction: ctx.tx });
  await writeProfile(ctx, created, profile);
  return created;
}

/** The usual way: the person has signed in at the identity provider and has a token. */
async function signUpAccount(ctx: CommandContext, payload: Input) {
  const address = payload.user.email.toLowerCase();
  // Locked, so that the same person twice at once is told so and not that a value is there already.
  const identity = await Identity.findByPk(required(ctx.actor.identity).id, {
    lock: ctx.tx.LOCK.UPDATE,
    transaction: ctx.tx,
  });
  const holder = await User.findOne({ where: { email: address }, transaction: ctx.tx });
  const isOwn = holder !== null && !holder.is_pending && holder.id === identity?.user_id;
  if (ctx.actor.user_id !== null || isOwn) throw new DomainError('already_signed_up');
  if (!identity?.email_verified || !sameAddress(address, identity.email))
    throw new DomainError('email_mismatch', { fields: { 'user[email]': [{ code: 'email_mismatch' }] } });
  if (holder && !holder.is_pending) throw new DomainError('email_linked_elsewhere');
  // A pending sign-up has proved nothing: it must not keep the address from whom it belongs to.
  await holder?.destroy({ transaction: ctx.tx });
  const user = await createUser(ctx, address, payload, false);
  await identity.update({ user_id: user.id }, { transaction: ctx.tx });
  return ownDataOf(ctx, user.id);
}

/**
 * Old clients' way, without a token: the account is made at the identity provider, the row waits until a
 * token of that very sub has a verified e-mail. A known address gets the same answer and keeps nothing.
 */
async function signUpWithPassword(ctx: CommandContext, payload: Input) {
  const address = payload.user.email.toLowerCase();
  const { password } = payload.user;
  if (!password) throw fieldError('user[password]', 'required');
  // Written before anybody knows whether the address is known, under a name nobody has, and taken back then:
  // a mistake in the payload gets the same refusal and the answer takes the same time either way.
  const attempt = await sequelizeOf(User).transaction({ transaction: ctx.tx });
  const tentative = await createUser(
    { ...ctx, tx: attempt },
    `${randomUUID()}@pending.invalid`,
    payload,
    true,
  );
  const account = await ctx.adapters.createAccount({
    email: address,
    password,
    language: languageCode(tentative.page_language_id),
  });
  const isKnown = (await User.count({ where: { email: address }, transaction: attempt })) > 0;
  if (account === 'exists' || isKnown) {
    await attempt.rollback();
  } else {
    await tentative.update({ email: address }, { transaction: attempt });
    await Identity.create(
      { iss: account.iss, sub: account.sub, email: address, email_verified: false, user_id: tentative.id },
      { transaction: attempt },
    );
    await attempt.commit();
  }
  return {
    is_signed_up: false as const,
    email: address,
    email_verified: false,
    is_email_linked_elsewhere: false,
    hf_member: null,
  };
}

export const user__sign_up = command({
  name: 'user__sign_up',
  summary: 'Signs up the person of the token; without a token, with a password, as a pending account',
  allow: EVERYONE,
  limit: { times: 10, per: 'minute', counts_refused: true },
  input,
  output: ownData,
  errors: [
    'already_signed_up',
    'email_linked_elsewhere',
    'email_mismatch',
    'invalid_referral_code',
    'too_many_requests',
    'temporarily_unavailable',
  ],
  example: {
    user: { email: 'newcomer@example.com', agree_policy_at: '2026-11-21T00:00:00Z', first_name: 'Linh' },
  },
  async run(ctx, payload) {
    await checkReferral(ctx, payload.referral_token);
    const { password: _secret, password_confirmation: _repeated, ...printed } = payload.user;
    refuseUnprintable(ctx, { user: printed });
    return ctx.actor.identity ? signUpAccount(ctx, payload) : signUpWithPassword(ctx, payload);
  },
});
