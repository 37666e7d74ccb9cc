import { createHash } from 'node:crypto';
import path from 'node:path';
import { projectRoot } from '../../../../project-root.ts';
import { readDeliveryStatus, type RecipientReport } from '../../../../domain/bounce.ts';
import { createWorkerPool, WorkerError } from '../../../adapters/worker-pool.ts';

/** What we look at of a mail that came in. */
export interface InboundMail {
  /** The sender as the mail itself says, in small letters. */
  from: string | null;
  /** Its Message-ID; for one without, what its bytes are known by. */
  message_id: string;
  /** Written by a machine: an absence note, a report, a list. */
  is_automatic: boolean;
  /** A report in the form of RFC 3464, with what it says of each recipient. */
  reports: RecipientReport[] | null;
  /** From a mail server's own hand by its name, whatever it looks like. */
  is_from_mailer: boolean;
  /** Plain text; of a mail in HTML alone its text. */
  text: string;
}

/** As the thread that reads it answers. */
interface Parts {
  from: string | null;
  message_id: string | null;
  headers: { key: string; value: string }[];
  statuses: string[];
  text: string;
}

const MAILERS = /^(mailer-daemon|postmaster|mail-daemon|microsoftexchange[0-9a-f]*)@/;
const MESSAGE_ID_MAX = 500;
/** A usual mail takes some milliseconds, the largest that is no attack less than a second. */
const READ_MILLISECONDS = 5_000;
const MEMORY_MEGABYTES = 256;

// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;
/** What a stranger wrote where one line is kept: nothing the database or a mail refuses. */
const oneLine = (text: string | null): string => (text ?? '').toWellFormed().replace(CONTROL, '').trim();

function isAutomatic({ headers }: Parts): boolean {
  const has = (key: string, value: RegExp) =>
    headers.some((header) => header.key === key && value.test(header.value));
  return (
    // RFC 3834, 5: everything but "no".
    has('auto-submitted', /^(?!no\b)./i) ||
    has('precedence', /^(bulk|junk|list|auto_reply)\b/i) ||
    has('x-autoreply', /./) ||
    has('x-autorespond', /./) ||
    has('list-id', /./)
  );
}

function mailOf(parts: Parts, raw: Buffer): InboundMail {
  const from = oneLine(parts.from).toLowerCase() || null;
  const message_id = oneLine(parts.message_id).slice(0, MESSAGE_ID_MAX).toWellFormed();
  return {
    from,
    message_id: message_id || `sha256:${createHash('sha256').update(raw).digest('hex')}`,
    is_automatic: isAutomatic(parts),
    reports: parts.statuses.length > 0 ? parts.statuses.flatMap(readDeliveryStatus) : null,
    is_from_mailer: from !== null && MAILERS.test(from),
    text: parts.text,
  };
}

/**
 * Reads mails in a thread of its own, one at a time, so that many at once do not take the machine's memory.
 * @param milliseconds that reading one mail may take
 */
export function createMailReader(milliseconds = READ_MILLISECONDS) {
  const pool = createWorkerPool<Parts | null>({
    file: path.join(projectRoot, 'server/features/mail/inbound/worker.mjs'),
    size: 1,
    timeoutMilliseconds: milliseconds,
    memoryMegabytes: MEMORY_MEGABYTES,
  });
  return {
    /** @returns null for what no mail is, and for what cannot be read within the time and the memory */
    async read(raw: Buffer): Promise<InboundMail | null> {
      try {
        const parts = await pool.run(() => raw);
        return parts && mailOf(parts, raw);
      } catch (error) {
        if (error instanceof WorkerError && error.code !== 'closed') return null;
        throw error;
      }
    },
    close: pool.close,
  };
}
