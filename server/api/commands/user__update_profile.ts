import { STUDENT } from '../../domain/roles.ts';
import { command } from '../define.ts';
import { ownDataOf } from '../own-data.ts';
import { saveProfile } from '../save-profile.ts';
import { profileInput } from '../shapes/user-input.ts';
import { ownData } from '../shapes/user.ts';

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
