import { z } from 'zod';
import { PROFILE_MAX } from '../../../../domain/constants.ts';
import { requiredText, text, ticked } from '../../lib/form-schemas.ts';

/** The sign-up form: who it is; the first questions ask for the rest. Messages are field codes; the server checks the same again. */
export const signUpSchema = z.object({
  first_name: requiredText(PROFILE_MAX.name),
  last_name: requiredText(PROFILE_MAX.name),
  referral_token: text(255),
  agree_policy: ticked(),
});
export type SignUpValues = z.infer<typeof signUpSchema>;

export const EMPTY_SIGN_UP: SignUpValues = {
  first_name: '',
  last_name: '',
  referral_token: '',
  agree_policy: false,
};
