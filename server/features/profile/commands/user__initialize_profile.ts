import { STUDENT } from '../../../../domain/roles.ts';
import { command } from '../../../core/calls/define.ts';
import { ownDataOf } from '../../accounts/services/own-data.ts';
import { saveProfile } from '../services/save-profile.ts';
import { profileInput } from '../views/profile-input.ts';
import { ownData } from '../views/user-schema.ts';

export const user__initialize_profile = command({
  name: 'user__initialize_profile',
  summary: 'Fills in the first profile after sign-up; may be sent in parts',
  allow: STUDENT,
  input: profileInput,
  output: ownData,
  errors: ['version_conflict', 'not_found', 'email_mismatch'],
  example: {
    user: { jlpt: 2, hope_first_work_country_id: 109, interesting_job_categories: [{ job_category_id: 1 }] },
  },
  async run(ctx, { user }) {
    await saveProfile(ctx, user);
    return ownDataOf(ctx);
  },
});
