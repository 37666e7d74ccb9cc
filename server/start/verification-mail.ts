import { randomUUID } from 'node:crypto';
import type { Mailer } from '../adapters/mailer.ts';
import type { SendVerificationMail } from '../identity/embedded/types.ts';

const WORDS = {
  en: {
    subject: 'Please confirm your e-mail address',
    text: (url: string) =>
      `Open this page and press the button to confirm your e-mail address:\n\n${url}\n\nThe link works for one day. If you did not sign up, please ignore this e-mail.\n`,
  },
  ja: {
    subject: 'メールアドレスの確認',
    text: (url: string) =>
      `次のページを開き、ボタンを押してメールアドレスを確認してください。\n\n${url}\n\nリンクの有効期間は1日です。お心当たりのない場合は、このメールを破棄してください。\n`,
  },
  vi: {
    subject: 'Vui lòng xác nhận địa chỉ e-mail của bạn',
    text: (url: string) =>
      `Hãy mở trang này và nhấn nút để xác nhận địa chỉ e-mail của bạn:\n\n${url}\n\nLiên kết dùng được trong một ngày. Nếu bạn không đăng ký, hãy bỏ qua e-mail này.\n`,
  },
};

/**
 * How the embedded provider reaches a person: by mail, when an SMTP server is configured, and else by a line in the
 * terminal, which under the development profile belongs to the same person.
 */
export function verificationMail(mailer: Mailer, log: (line: string) => void): SendVerificationMail {
  return async ({ email, url, language }) => {
    if (!mailer.sends) {
      log(`Confirm ${email}: ${url}`);
      return;
    }
    const { subject, text } = WORDS[language];
    const mail = {
      to: email,
      subject,
      text: text(url),
      html: `<p style="white-space:pre-line">${text(`<a href="${url}">${url}</a>`)}</p>`,
      message_id: `<${randomUUID()}@tabidachi.example>`,
      is_automatic: true,
      attachments: [],
    };
    const outcome = await mailer.send(mail, async () => {});
    if (outcome.kind !== 'sent')
      log(`The confirmation mail to ${email} did not go (${outcome.reason}): ${url}`);
  };
}
