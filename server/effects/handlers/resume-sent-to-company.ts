import type { Transaction } from 'sequelize';
import { StoredFile } from '../../../db/models/file.ts';
import { Resume } from '../../../db/models/resume.ts';
import { ResumeVersion } from '../../../db/models/resume-history.ts';
import { loadHistory } from '../about-application.ts';
import type { StoredAttachment } from '../attachments.ts';
import { fileAttachment } from '../attachments.ts';
import { draft } from '../draft.ts';
import type { EffectHandler } from '../effect-handler.ts';
import { toCompany, toStudent } from '../recipients.ts';

/** The stored PDF of the version that was sent, never one made anew. */
async function storedPdf(applicationId: number, number: number, tx: Transaction): Promise<StoredAttachment> {
  const version = await ResumeVersion.findOne({
    where: { application_id: applicationId, number },
    transaction: tx,
  });
  const file = version?.pdf_file_id
    ? await StoredFile.findByPk(version.pdf_file_id, { transaction: tx })
    : null;
  if (!file) throw new Error(`Version ${number} of application ${applicationId} has no stored PDF.`);
  return fileAttachment(file);
}

/** The company gets the resume, the student a note that it went. */
export const resumeSentToCompany: EffectHandler<'resume_sent_to_company'> = async (payload, about, ctx) => {
  const history = await loadHistory(payload.application_event_id, ctx.tx);
  const is_again = history.name === 'send_again';
  const applicationId = about.application.id;
  const pdf = await storedPdf(applicationId, payload.version_number, ctx.tx);
  const resume = await Resume.findOne({ where: { application_id: applicationId }, transaction: ctx.tx });
  const hf_remark = resume?.hf_remark?.trim() || null;
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
