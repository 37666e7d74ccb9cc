import { expect } from '@playwright/test';
import type { Email } from 'postal-mime';
import { ownPlace } from '../../run/support/e2e-setup.ts';
import { readMails } from '../../run/support/mail-sink.ts';
import { untilRows } from './database.ts';

const folder = () => ownPlace()!.mailFolder;

/** Waits for the mail to this address with a matching subject at the local SMTP server. */
export async function mailTo(address: string, subject: RegExp): Promise<Email> {
  let found: Email | undefined;
  await expect
    .poll(
      async () => {
        const mails = await readMails(folder());
        found = mails.findLast(
          (mail) => mail.to?.some((to) => to.address === address) && subject.test(mail.subject ?? ''),
        );
        return found !== undefined;
      },
      { message: `a mail to ${address} about ${String(subject)}`, timeout: 60_000 },
    )
    .toBe(true);
  return found!;
}

/** The first URL in a mail's text that contains `part`. */
export function linkIn(mail: Email, part: string): string {
  const link = mail.text?.match(/https?:\/\/\S+/g)?.find((address) => address.includes(part));
  if (!link) throw new Error(`no link with ${part} in: ${mail.text}`);
  return link;
}

/** Makes the mails waiting for this address due now, for example during their undo period. */
export const timeComesFor = (address: string): Promise<void> =>
  untilRows(
    `update deliveries set available_at = now() where recipient_email = $1 and state = 'pending'`,
    [address],
    (rows) => rows > 0,
    { message: `a mail that waits for ${address}`, timeout: 60_000 },
  );
