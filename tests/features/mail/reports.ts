/** Reports on mails that did not arrive, in the forms that usual servers write. Names and addresses are examples. */
export interface ReportFields {
  /** Where the report goes: the envelope sender of the mail that came back. */
  to: string;
  recipient?: string;
  status?: string;
  diagnostic?: string;
  action?: string;
}

const RECIPIENT = 'linh@student.example.com';

function report(
  { to, recipient = RECIPIENT }: ReportFields,
  from: string,
  words: string,
  status: string[],
  headers: string[] = ['Auto-Submitted: auto-replied'],
): string {
  return [
    `From: ${from}`,
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Message-ID: <report-1@mx.example.com>',
    'Date: Sat, 21 Nov 2026 12:00:00 +0900',
    ...headers,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="=_part"',
    '',
    '--=_part',
    'Content-Type: text/plain; charset=utf-8',
    '',
    words,
    '',
    '--=_part',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.com',
    'Arrival-Date: Sat, 21 Nov 2026 11:59:58 +0900 (JST)',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    ...status,
    '',
    '--=_part',
    'Content-Type: message/rfc822',
    '',
    'From: Tabidachi <mail@tabidachi.example>',
    `To: ${recipient}`,
    'Subject: 5.7.1 stands here in vain',
    '',
    'Status: 4.4.1',
    'Action: delayed',
    '--=_part--',
    '',
  ].join('\r\n');
}

export const postfix = (fields: ReportFields): string =>
  report(
    fields,
    'MAILER-DAEMON@mx.example.com (Mail Delivery System)',
    "I'm sorry to have to inform you that your message could not be delivered.",
    [
      `Original-Recipient: rfc822;${fields.recipient ?? RECIPIENT}`,
      `Action: ${fields.action ?? 'failed'}`,
      `Status: ${fields.status ?? '5.1.1'}`,
      'Remote-MTA: dns; mail.student.example.com',
      `Diagnostic-Code: smtp; ${fields.diagnostic ?? `550 5.1.1 <${RECIPIENT}>: Recipient address rejected:\r\n    User unknown in virtual mailbox table`}`,
    ],
  );

/** Exim says 5.0.0 and what it was told. */
export const exim = (fields: ReportFields): string =>
  report(
    fields,
    'Mail Delivery System <Mailer-Daemon@mx.example.com>',
    'A message that you sent could not be delivered to one or more of its recipients.',
    [
      'Action: failed',
      'Status: 5.0.0',
      'Remote-MTA: dns; mail.student.example.com',
      `Diagnostic-Code: smtp; ${fields.diagnostic ?? '550 5.1.1 No such user here'}`,
    ],
    ['Auto-Submitted: auto-replied', `X-Failed-Recipients: ${RECIPIENT}`],
  );

export const exchange = (fields: ReportFields): string =>
  report(
    fields,
    '"Microsoft Outlook" <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@student.example.com>',
    'Your message could not be delivered. 宛先が見つかりませんでした。',
    [
      'Action: failed',
      `Status: ${fields.status ?? '5.1.10'}`,
      'Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
    ],
    ['Auto-Submitted: auto-replied', 'X-MS-Exchange-Message-Is-Ndr:'],
  );

export const gmail = (fields: ReportFields): string =>
  report(
    fields,
    'Mail Delivery Subsystem <mailer-daemon@googlemail.example.com>',
    '** Address not found **\r\n\r\nYour message was not delivered because the address could not be found.',
    [
      'Action: failed',
      `Status: ${fields.status ?? '5.1.1'}`,
      'Remote-MTA: dns; mx.student.example.com. (192.0.2.1, the server for the domain student.example.com.)',
      `Diagnostic-Code: smtp; ${fields.diagnostic ?? '550-5.1.1 The email account that you tried to reach does not exist. Please try 550-5.1.1 double-checking https://support.example.com/mail/?p=NoSuchUser - gsmtp'}`,
      'Last-Attempt-Date: Fri, 20 Nov 2026 18:59:59 -0800 (PST)',
    ],
  );

/** In the words and with the address of a language beyond ASCII (RFC 6533). */
export const internationalized = (fields: ReportFields): string =>
  report(
    fields,
    'MAILER-DAEMON@mx.example.com',
    '宛先のメールボックスが見つかりません。',
    [
      'Action: failed',
      'Status: 5.1.1',
      'Diagnostic-Code: smtp; 550 5.1.1 <リン@student.example.com> は存在しません',
    ],
    [],
  )
    .replace('message/delivery-status', 'message/global-delivery-status')
    .replace('rfc822; linh@', 'utf-8; リン@');

/** No report at all, only words: what qmail writes. */
export const wordsOnly = ({ to }: ReportFields): string =>
  [
    'From: MAILER-DAEMON@mx.example.com',
    `To: ${to}`,
    'Subject: failure notice',
    '',
    'Hi. This is the qmail-send program at mx.example.com.',
    '',
    `<${RECIPIENT}>:`,
    `192.0.2.1 does not like recipient. Remote host said: 550 5.1.1 <${RECIPIENT}> unknown`,
    'Giving up on 192.0.2.1.',
    '',
  ].join('\r\n');

/** An absence note, with the empty sender that such notes have too (RFC 3834). */
export const absenceNote = ({ to }: ReportFields): string =>
  [
    `From: Linh <${RECIPIENT}>`,
    `To: ${to}`,
    'Subject: Out of office',
    'Message-ID: <away-1@student.example.com>',
    'Auto-Submitted: auto-replied (vacation)',
    '',
    'I am away until 550 5.1.1.',
    '',
  ].join('\r\n');
