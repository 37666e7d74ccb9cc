import { User } from '../../../../../db/models/user.ts';
import { user } from '../../../../../domain/entities/user.ts';
import { STAFF_STATUSES } from '../../../../../domain/student-status.ts';
import { defineSheet } from '../../../../core/sheets/define-sheet.ts';
import { studentWords } from '../../../../core/sheets/labels.ts';

/** What managers correct in a profile, and what the office notes; a student is told by the e-mail address. */
export const studentSheet = defineSheet(user, {
  model: User,
  words: studentWords,
  fields: [
    'email',
    'last_name',
    'first_name',
    'last_name_kana',
    'first_name_kana',
    'phone_num',
    'home_country_id',
    'living_country_id',
    'living_prefecture_id',
    'graduate_latest_school_at',
    'status',
    'summary',
  ],
  choices: { status: STAFF_STATUSES },
  same: { groups: [['email']], found: true, among: { is_pending: false } },
  fixed: ['email'],
});
