import {
  mailTemplate as templateFields,
  mailTemplateGroup,
} from '../../../../domain/entities/mail-template.ts';
import { entityOutput } from '../../../core/schemas/entity-output.ts';

/** One language of a mail template; its group holds the others. Staff alone see it. */
export const mailTemplate = entityOutput(templateFields, 'staff')
  .extend({ mail_template_group: entityOutput(mailTemplateGroup, 'staff') })
  .meta({ id: 'MailTemplate' });
