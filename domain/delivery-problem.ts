/** Our own reasons for not sending a mail, stored in `last_error` of the delivery. */
export const OWN_PROBLEMS = {
  stopped_while_sending: 'The worker stopped while sending: the mail may have gone or not.',
  stopped_before_sending: 'The worker stopped before sending.',
  subject_broken: 'The subject has a line break or a control character.',
  attachment_name_broken: 'The name of an attachment has a line break or a control character.',
  no_job_open: 'None of the jobs is open any more.',
  address_bounces: 'The address bounces: nothing sent there arrives.',
  unwanted: 'The student wants no such mails: it stands among their notifications.',
  restored: 'The database was restored from a backup: it may have gone after that was made.',
  not_any_more: 'Looked at again when it was to go: it is not sent.',
} as const;
type OwnProblem = keyof typeof OWN_PROBLEMS;

const NO_ADDRESS = 'Not a mail address: ';
/** `last_error` for a recipient whose address is invalid. */
export const noAddress = (text: string): string => NO_ADDRESS + JSON.stringify(text);

const OTHER_FILE = ' is not the one that was attached.';
/** `last_error` for an attachment that changed since. */
export const otherFile = (fileName: string): string => `The stored file of ${fileName}${OTHER_FILE}`;

const UNFIT = 'The words of the mail do not fit: ';
/** `last_error` for a staff-written template that can no longer be rendered. */
export const wordsUnfit = (why: string): string => UNFIT + why;

const MISSING = 'The mail lacks a value: ';
/** `last_error` for a value that the template needs and is missing. */
export const valueMissing = (what: string): string => MISSING + what;

/** The kinds of delivery problems that screens have texts for. */
export const DELIVERY_PROBLEMS = [
  ...(Object.keys(OWN_PROBLEMS) as OwnProblem[]),
  'no_address',
  'other_file',
  'words_unfit',
  'value_missing',
  'refused',
  'put_off',
  'our_setup',
  'hung',
  'no_such_server',
  'not_reached',
  'answer_lost',
] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

const OF_CODE: Record<string, DeliveryProblem> = {
  ETIMEDOUT: 'hung',
  EABORT: 'hung',
  EDNS: 'no_such_server',
  ESOCKET: 'not_reached',
  ECONNECTION: 'not_reached',
  EAUTH: 'our_setup',
  ENOAUTH: 'our_setup',
  ETLS: 'our_setup',
  EREQUIRETLS: 'our_setup',
};
const UNANSWERED: readonly DeliveryProblem[] = ['hung', 'not_reached'];

/** The leading code of a server's response (RFC 5321, 4.2), wherever the mail library has put it. */
const answerIn = (text: string) => /(?:^|: |=)([45])\d\d(?=[ -]|$)/.exec(text)?.[1];

/**
 * Parses `last_error` of a delivery.
 * @returns the kind, null if unknown; and the original message of the mail server, mail library or file store,
 * null when there is nothing beyond the kind
 */
export function deliveryProblem(delivery: { last_error: string; state: string }): {
  kind: DeliveryProblem | null;
  quoted: string | null;
} {
  const { last_error, state } = delivery;
  const own = (Object.keys(OWN_PROBLEMS) as OwnProblem[]).find((name) => OWN_PROBLEMS[name] === last_error);
  if (own) return { kind: own, quoted: null };
  if (last_error.startsWith(NO_ADDRESS)) return { kind: 'no_address', quoted: null };
  if (last_error.startsWith(UNFIT)) return { kind: 'words_unfit', quoted: last_error.slice(UNFIT.length) };
  if (last_error.startsWith(MISSING))
    return { kind: 'value_missing', quoted: last_error.slice(MISSING.length) };
  if (last_error.endsWith(OTHER_FILE)) return { kind: 'other_file', quoted: null };
  const [, code = '', quoted = last_error] = /^(?:(E[A-Z]+): )?(.*)$/s.exec(last_error) ?? [];
  const setUp = OF_CODE[code];
  if (setUp === 'our_setup') return { kind: setUp, quoted };
  const answer = answerIn(quoted);
  if (answer === '4') return { kind: 'put_off', quoted };
  // A rejection at connection time concerns our setup and not the mail.
  if (answer === '5') return { kind: code === 'EPROTOCOL' ? 'our_setup' : 'refused', quoted };
  const kind = setUp ?? null;
  // A mail is only held after a lost response or a stopped worker.
  if (state === 'held' && (kind === null || UNANSWERED.includes(kind)))
    return { kind: 'answer_lost', quoted };
  return { kind, quoted };
}
