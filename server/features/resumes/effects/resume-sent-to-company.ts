import type { Transaction } from 'sequelize';
import { required } from '../../../../domain/required.ts';
import { StoredFile } from '../../../../db/models/file.ts';
import { ResumeVersion } from '../../../../db/models/resume-history.ts';
import type { ResumeDocument } from '../../../../domain/resume-document.ts';
import { loadHistory } from '../../applications/services/about-application.ts';
import { fileAttachment, type StoredAttachment } from '../../mail/services/attachments.ts';
import { draft } from '../../mail/services/draft.ts';
import type { EffectHandler } from '../../mail/services/effect-handler.ts';
import { toCompany, toStudent } from '../../mail/services/recipients.ts';

/** Of the version that was sent its stored PDF, never one made anew, and the note to the company as agreed to. */
async function sentVersion(
  applicationId: number,
  number: number,
  tx: Transaction,
): Promise<{ pdf: StoredAttachment; hf_remark: string | null }> {
  const version = await ResumeVersion.findOne({
    where: { application_id: applicationId, number },
    transaction: tx,
  });
  const file = version?.pdf_file_id
    ? await StoredFile.findByPk(version.pdf_file_id, { transaction: tx })
    : null;
  if (!file) throw new Error(`Version ${number} of application ${applicationId} has no stored PDF.`);
  const { adviser_note } = required(version).document as unknown as ResumeDocument;
  return { pdf: fileAttachment(file), hf_remark: adviser_note || null };
}

/** The company gets the resume, the student a note that it went. */
export const resumeSentToCompany: EffectHandler<'resume_sent_to_company'> = async (payload, about, ctx) => {
  const history = await loadHistory(payload.application_event_id, ctx.tx);
  const is_again = history.name === 'send_again';
  const applicationId = about.application.id;
  const { pdf, hf_remark } = await sentVersion(applicationId, payload.version_number, ctx.tx);
  const toTheCompany = await toCompany(about, ctx, (recipient, shared) =>
    draft('company_resume', recipient, { ...shared, hf_remark, is_again }, [pdf]),
  );
  // The student must not read that it was sent when it was not.
  if (toTheCompany.length === 0) throw new Error('No contact person of the company has a mail address.');
  return [
    ...toTheCompany,
    ...toStudent(about, ctx, (recipient, shared) =>
      draft('resume_sent_notice', recipient, { ...shared, is_again }),
    ),
  ];
};
