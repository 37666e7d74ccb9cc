import { STUDENT } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { ownDataOf } from '../../accounts/services/own-data.ts';
import { saveProfile } from '../services/save-profile.ts';
import { profileInput } from '../views/profile-input.ts';
import { ownData } from '../views/user-schema.ts';

export const user__update_profile = command({
  name: 'user__update_profile',
  summary: 'Changes the profile of the signed-in student; what is not mentioned stays',
  allow: STUDENT,
  input: profileInput,
  output: ownData,
  errors: ['version_conflict', 'not_found', 'email_mismatch'],
  example: { user: { phone_num: '080-1234-5678', certifications: [{ name: 'TOEIC 860' }] } },
  async run(ctx, { user }) {
    await saveProfile(ctx, user);
    return ownDataOf(ctx);
  },
});
