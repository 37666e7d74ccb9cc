/** What we say ourselves of a mail that did not go; kept in `last_error` of its delivery. */
export const OWN_PROBLEMS = {
  stopped_while_sending: 'The worker stopped while sending: the mail may have gone or not.',
  stopped_before_sending: 'The worker stopped before sending.',
  subject_broken: 'The subject has a line break or a control character.',
  attachment_name_broken: 'The name of an attachment has a line break or a control character.',
  no_job_open: 'None of the jobs is open any more.',
  address_bounces: 'The address bounces: nothing sent there arrives.',
  not_any_more: 'Looked at again when it was to go: it is not sent.',
} as const;
type OwnProblem = keyof typeof OWN_PROBLEMS;

const NO_ADDRESS = 'Not a mail address: ';
/** The same, of a recipient whose address cannot be one. */
export const noAddress = (text: string): string => NO_ADDRESS + JSON.stringify(text);

const OTHER_FILE = ' is not the one that was attached.';
/** The same, of a stored file that was changed since. */
export const otherFile = (fileName: string): string => `The stored file of ${fileName}${OTHER_FILE}`;

const UNFIT = 'The words of the mail do not fit: ';
/** The same, of words that staff wrote and that the program cannot fill any more. */
export const wordsUnfit = (why: string): string => UNFIT + why;

const MISSING = 'The mail lacks a value: ';
/** The same, of what the words need and is not there. */
export const valueMissing = (what: string): string => MISSING + what;

/** What keeps, or kept, a mail from going, as a screen words it. */
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

/** The code that begins a server's answer (RFC 5321, 4.2), wherever the mail library has put it. */
const answerIn = (text: string) => /(?:^|: |=)([45])\d\d(?=[ -]|$)/.exec(text)?.[1];

/**
 * Reads `last_error` of a delivery.
 * @returns the kind, null for one that is not known; and what somebody else said of it (the mail server, the mail
 *   library, the file store) word for word, null when there is nothing beyond the kind
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
  // Given to the connection, a refusal speaks of us and not of the mail.
  if (answer === '5') return { kind: code === 'EPROTOCOL' ? 'our_setup' : 'refused', quoted };
  const kind = setUp ?? null;
  // Nothing but a lost answer makes a mail be held, except a worker that stopped.
  if (state === 'held' && (kind === null || UNANSWERED.includes(kind)))
    return { kind: 'answer_lost', quoted };
  return { kind, quoted };
}
