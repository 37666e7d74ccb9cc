import { z } from 'zod';

/** Typed as a plain yes or no, so that a form's value keeps its null until it is checked. */
const isGiven = (value: unknown): boolean => value !== null;
const text = (max: number) => z.string().trim().min(1, 'required').max(max, 'too_long');

/** The sign-up form. Messages are field codes; the server checks the same again. */
export const signUpSchema = z.object({
  first_name: text(100),
  last_name: text(100),
  phone_num: text(40).regex(/^[0-9+\-() ]*$/, 'invalid'),
  home_country_id: z.number().nullable().refine(isGiven, 'required'),
  latest_school_department_category_id: z.number().nullable(),
  graduate_latest_school_at: z.string().nullable(),
  has_japanese_visa: z.boolean().nullable().refine(isGiven, 'required'),
  referral_token: z.string().trim(),
  agree_policy: z.boolean().refine((isTicked) => isTicked, 'must_be_true'),
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
