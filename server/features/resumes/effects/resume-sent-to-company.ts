import type { Transaction } from 'sequelize';
import { StoredFile } from '../../../../db/models/file.ts';
import { ResumeVersion } from '../../../../db/models/resume-history.ts';
import { printedFileName } from '../../../../domain/printed-file-name.ts';
import type { ResumeDocument } from '../../../../domain/resume-document.ts';
import { loadHistory } from '../../applications/services/about-application.ts';
import { fileAttachment, type StoredAttachment } from '../../mail/services/attachments.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { toStudent } from '../../mail/services/recipients.ts';
import { mailsToCompany } from '../services/company-mail.ts';
import { hasEnded, waitsUntil } from '../services/waiting-resume.ts';

/** Of the version that was sent its stored PDF, never one made anew, and the words as agreed to. */
async function sentVersion(
  applicationId: number,
  number: number,
  tx: Transaction,
): Promise<{ pdf: StoredAttachment; document: ResumeDocument }> {
  const version = await ResumeVersion.findOne({
    where: { application_id: applicationId, number },
    transaction: tx,
  });
  const file = version?.pdf_file_id
    ? await StoredFile.findByPk(version.pdf_file_id, { transaction: tx })
    : null;
  if (!version || !file)
    throw new Error(`Version ${number} of application ${applicationId} has no stored PDF.`);
  const { document } = version;
  return { pdf: fileAttachment(file, printedFileName('resume', document)), document };
}

/**
 * The company gets the resume, the student a note that it went. Neither, where the application has ended meanwhile; while
 * that end can be undone, they wait.
 */
export const resumeSentToCompany: EffectHandler<'resume_sent_to_company'> = async (payload, about, ctx) => {
  const until = waitsUntil(about.application, ctx.now);
  if (until) return { until };
  if (hasEnded(about.application)) return [];
  const history = await loadHistory(payload.application_event_id, ctx.tx);
  const is_again = history.name === 'send_again';
  const { pdf, document } = await sentVersion(about.application.id, payload.version_number, ctx.tx);
  const toTheCompany = await mailsToCompany(about, ctx, document, is_again, [pdf]);
  // The student must not read that it was sent when it was not.
  if (toTheCompany.length === 0) throw new Error('No contact person of the company has a mail address.');
  return [
    ...toTheCompany,
    ...toStudent(about, ctx, (recipient, shared) =>
      draft('resume_sent_notice', recipient, { ...shared, is_again }),
    ),
  ];
};
