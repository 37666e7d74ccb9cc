import { z } from 'zod';
import { PROFILE_MAX } from '../../../../domain/constants.ts';
import {
  day,
  id,
  phone,
  requiredAnswer,
  requiredId,
  requiredText,
  text,
  ticked,
} from '../../lib/form-schemas.ts';

/** The sign-up form. Messages are field codes; the server checks the same again. */
export const signUpSchema = z.object({
  first_name: requiredText(PROFILE_MAX.name),
  last_name: requiredText(PROFILE_MAX.name),
  phone_num: phone(),
  home_country_id: requiredId(),
  latest_school_department_category_id: id(),
  graduate_latest_school_at: day(),
  has_japanese_visa: requiredAnswer(),
  referral_token: text(255),
  agree_policy: ticked(),
});
export type SignUpValues = z.infer<typeof signUpSchema>;

export const EMPTY_SIGN_UP: SignUpValues = {
  first_name: '',
  last_name: '',
  phone_num: '',
  home_country_id: null,
  latest_school_department_category_id: null,
  graduate_latest_school_at: null,
  has_japanese_visa: null,
  referral_token: '',
  agree_policy: false,
};
