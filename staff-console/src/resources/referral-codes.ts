import { referralCode } from '../../../domain/entities/referral-code.ts';
import { describe } from '../described/describe.ts';

/** Codes given at sign-up, the newest first. */
export default describe('referral_codes', referralCode, {
  words: 'office.codes',
  createdBy: 'manager',
  defaults: { is_active: true },
  nameOf: (row) => row.token,
  list: {
    sort: ['id', 'DESC'],
    filters: ['is_active'],
    hasExport: true,
    columns: [
      { field: 'token', sort: true },
      'label',
      { field: 'is_active', id: 'active' },
      { field: 'created_at', label: 'office.added_at', sort: true },
    ],
  },
  form: [{ title: 'office.codes.one', hint: 'office.codes.hint', fields: ['token', 'label', 'is_active'] }],
});
