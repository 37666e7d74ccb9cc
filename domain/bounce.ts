import { required } from './required.ts';

/** What happened to a mail after a server accepted it, as its delivery report says. */
export const BOUNCE_KINDS = ['hard', 'soft', 'unclear', 'delayed'] as const;
/**
 * - `hard`: the address does not exist; nothing sent there will arrive.
 * - `soft`: this mail did not arrive, another one may (full mailbox, policy, size, retries exhausted).
 * - `unclear`: it bounced without a usable reason.
 * - `delayed`: still being retried; not a bounce.
 */
export type BounceKind = (typeof BOUNCE_KINDS)[number];

/** One recipient's fields in a report (RFC 3464, 2.3). */
export interface RecipientReport {
  action: string;
  /** Enhanced status code (RFC 3463), such as 5.1.1. */
  status: string | null;
  diagnostic: string | null;
}

export interface Bounce {
  kind: BounceKind;
  status: string | null;
  text: string | null;
}

/**
 * Codes that mean the address itself is wrong (RFC 3463, 3.2 and 3.5; RFC 7505; Exchange's own 5.4.310). Other
 * class 5 codes do not: a full mailbox (5.2.2), a disabled one (5.2.1, which Gmail also uses for a busy one),
 * policy or content (5.7.x), and 5.4.1, which servers use for any address when they reject the sender.
 */
export const HARD_STATUSES: Readonly<Record<string, string>> = {
  '5.1.1': 'no such mailbox',
  '5.1.2': 'no such mail domain',
  '5.1.3': 'not an address',
  '5.1.6': 'the mailbox has moved and nobody knows where',
  '5.1.10': 'the domain takes no mail, or no such recipient',
  '5.4.4': 'the domain is not found',
  '5.4.310': 'the domain does not exist',
};

const STATUS = /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/;
const STATUS_OF_FIELD = /^\s*([245]\.\d{1,3}\.\d{1,3})(?![\d.])/;
/** Codes without information; the diagnostic text often says more. */
const SAYS_NOTHING = /^[245]\.0\.0$/;

/** The first informative enhanced status code in a server's response. */
export const statusIn = (text: string): string | null => STATUS.exec(text)?.[1] ?? null;

export const isHardStatus = (status: string | null): boolean =>
  status !== null && Object.hasOwn(HARD_STATUSES, status);

type Fields = ReadonlyMap<string, string>;

/** Groups of header fields, separated by empty lines; folded lines are joined. */
function groupsOf(text: string): Fields[] {
  const unfolded = text.replace(/\r\n?/g, '\n').replace(/\n[ \t]+/g, ' ');
  return unfolded.split(/\n{2,}/).map((group) => {
    const fields = new Map<string, string>();
    for (const line of group.split('\n')) {
      const colon = line.indexOf(':');
      if (colon > 0) fields.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
    }
    return fields;
  });
}

/** Strips the leading type, as in `smtp; 550 …` (RFC 3464, 2.3.6). */
const withoutType = (value: string) => value.replace(/^[a-z0-9-]+\s*;\s*/i, '');

/**
 * Parses the machine-readable part of a report (message/delivery-status; message/global-delivery-status, RFC
 * 6533).
 */
export function readDeliveryStatus(text: string): RecipientReport[] {
  return groupsOf(text)
    .filter((fields) => fields.has('action'))
    .map((fields) => {
      const told = fields.get('diagnostic-code');
      const diagnostic = told === undefined ? null : withoutType(told);
      const status = STATUS_OF_FIELD.exec(fields.get('status') ?? '')?.[1] ?? null;
      const inDiagnostic = diagnostic && statusIn(diagnostic);
      const isVague = status === null || SAYS_NOTHING.test(status);
      return {
        action: required(fields.get('action')).toLowerCase(),
        status: isVague ? inDiagnostic || status : status,
        diagnostic,
      };
    });
}

const DIAGNOSTIC_MAX = 200;

/** The server's response as one short line without addresses. */
export function shortDiagnostic(text: string): string | null {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/(?:<|(?<![^\s<>@]))[^\s<>@]+@[^\s<>@]+>?/g, '…')
    // Every line of a multi-line response repeats the codes (RFC 5321, 4.2.1).
    .replace(/(?<=\S )[245]\d\d[- ][245]\.\d{1,3}\.\d{1,3} /g, '')
    .replace(/https?:\/\/\S+/gi, '…')
    .trim();
  if (line === '') return null;
  const characters = Array.from(line);
  return characters.length > DIAGNOSTIC_MAX ? `${characters.slice(0, DIAGNOSTIC_MAX - 1).join('')}…` : line;
}

/** The meaning of one recipient's report; null when the mail arrived or was relayed. */
export function bounceOf({ action, status, diagnostic }: RecipientReport): Bounce | null {
  const text = diagnostic && shortDiagnostic(diagnostic);
  if (action === 'delayed') return { kind: 'delayed', status, text };
  if (action !== 'failed') return null;
  return { kind: isHardStatus(status) ? 'hard' : 'soft', status, text };
}

const RANK = { delayed: 1, unclear: 2, soft: 3, hard: 4 } as const satisfies Record<BounceKind, number>;

/** Whether a report adds to what is known: a repeat does not, nor does a delay after a final report. */
export const saysMore = (kind: BounceKind, known: BounceKind | null): boolean =>
  known === null || RANK[kind] > RANK[known];
