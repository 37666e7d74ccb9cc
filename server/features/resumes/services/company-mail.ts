import type { MailValues } from '../../../../templates/mail/registry.ts';
import type { ResumeDocument } from '../../../../domain/resume-document.ts';
import type { AboutApplication } from '../../applications/services/about-application.ts';
import type { StoredAttachment } from '../../mail/services/attachments.ts';
import { draft, type EffectContext, type MailDraft } from '../../mail/services/draft.ts';
import { toCompany } from '../../mail/services/recipients.ts';
import { renderMail, type RenderedMail } from '../../mail/services/templates/render.ts';
import { loadMailEdits } from '../../mail/services/templates/words.ts';

/**
 * The mail with which a resume goes to the company, once for each address: what is previewed and what is sent. The note
 * to the company is the one in the document, which the student has agreed to.
 */
export function mailsToCompany(
  about: AboutApplication,
  ctx: EffectContext,
  { adviser_note }: ResumeDocument,
  is_again: boolean,
  attachments: StoredAttachment[] = [],
): Promise<MailDraft[]> {
  const hf_remark = adviser_note || null;
  return toCompany(about, ctx, (recipient, shared) =>
    draft('company_resume', recipient, { ...shared, hf_remark, is_again }, attachments),
  );
}

/** One of them as it is written, with the words as staff have them now. */
export async function writeCompanyMail({ values }: MailDraft, ctx: EffectContext): Promise<RenderedMail> {
  const edits = await loadMailEdits(['company_resume'], ctx.tx);
  const known = values as MailValues<'company_resume'>;
  return renderMail('company_resume', 'ja', known, ctx.baseUrl, [], edits.get('company_resume'));
}
