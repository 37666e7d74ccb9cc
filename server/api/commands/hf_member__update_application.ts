import { z } from 'zod';
import { DomainError } from '../../domain/error-codes.ts';
import { STAFF } from '../../domain/roles.ts';
import { staffsApplication } from '../application-answers.ts';
import { openAsStaff } from '../open-application.ts';
import { command } from '../define.ts';
import { applicationForStaff } from '../shapes/application.ts';
import { clearable, day, httpsUrl, id, integer, line, longText } from '../wire.ts';

export const hf_member__update_application = command({
  name: 'hf_member__update_application',
  summary: "Staff's notes and the due date of an application; never its progress",
  addition: true,
  allow: STAFF,
  input: z.strictObject({
    application: z.strictObject({
      id: id(),
      version: integer(),
      memo: clearable(longText()),
      due_date_to_submit_resume: clearable(day()),
      resume_google_docs_link: clearable(httpsUrl()),
      trello_card_id: clearable(line()),
    }),
  }),
  output: applicationForStaff,
  errors: ['not_found', 'forbidden', 'version_conflict'],
  example: { application: { id: 1, version: 2, memo: '次回の面談で志望動機を確認' } },
  async run(ctx, { application: { id: applicationId, version, ...fields } }) {
    const application = await openAsStaff(ctx, applicationId);
    if (application.version !== version)
      throw new DomainError('version_conflict', { details: { version: application.version } });
    await application.update({ ...fields, version: version + 1 }, { transaction: ctx.tx });
    return staffsApplication(ctx, applicationId);
  },
});
