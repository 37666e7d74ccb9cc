import {
  deliveryProblem,
  noAddress,
  otherFile,
  valueMissing,
  wordsUnfit,
  OWN_PROBLEMS,
  type DeliveryProblem,
} from '../../domain/delivery-problem.ts';

const NO_ANSWER = 'Connection closed unexpectedly';

/** What was kept, of a delivery in which state; the kind, and what is quoted. */
const table: [string, string, DeliveryProblem | null, string | null][] = [
  ['550 5.1.1 No such mailbox', 'failed', 'refused', '550 5.1.1 No such mailbox'],
  ["EENVELOPE: Can't send mail: 550 No", 'failed', 'refused', "Can't send mail: 550 No"],
  ['EMESSAGE: Message failed: 554 Spam', 'cancelled', 'refused', 'Message failed: 554 Spam'],
  ['421 4.3.2 Closing', 'pending', 'put_off', '421 4.3.2 Closing'],
  ['ECONNECTION: Closed. response=421 Busy', 'pending', 'put_off', 'Closed. response=421 Busy'],
  ['EAUTH: Invalid login: 535 No', 'pending', 'our_setup', 'Invalid login: 535 No'],
  ['EPROTOCOL: Invalid greeting: 554 Blocked', 'pending', 'our_setup', 'Invalid greeting: 554 Blocked'],
  ['ETIMEDOUT: Timeout', 'pending', 'hung', 'Timeout'],
  ['EABORT: Aborted', 'failed', 'hung', 'Aborted'],
  [
    'EDNS: getaddrinfo ENOTFOUND mail.example',
    'pending',
    'no_such_server',
    'getaddrinfo ENOTFOUND mail.example',
  ],
  [
    'ESOCKET: connect ECONNREFUSED 192.0.2.1:587',
    'pending',
    'not_reached',
    'connect ECONNREFUSED 192.0.2.1:587',
  ],
  [`ECONNECTION: ${NO_ANSWER}`, 'pending', 'not_reached', NO_ANSWER],
  [`ECONNECTION: ${NO_ANSWER}`, 'held', 'answer_lost', NO_ANSWER],
  ['ETIMEDOUT: Timeout', 'held', 'answer_lost', 'Timeout'],
  ['Something nobody foresaw', 'held', 'answer_lost', 'Something nobody foresaw'],
  ['Something nobody foresaw', 'failed', null, 'Something nobody foresaw'],
  ['No such file: 12', 'pending', null, 'No such file: 12'],
  [noAddress('nobody'), 'failed', 'no_address', null],
  [otherFile('resume.pdf'), 'failed', 'other_file', null],
  [wordsUnfit('staff_desk (en), line 3'), 'failed', 'words_unfit', 'staff_desk (en), line 3'],
  [valueMissing('{{place}}'), 'failed', 'value_missing', '{{place}}'],
  [OWN_PROBLEMS.stopped_while_sending, 'held', 'stopped_while_sending', null],
  [OWN_PROBLEMS.no_job_open, 'failed', 'no_job_open', null],
];

test.each(table)('%s (%s)', (last_error, state, kind, quoted) => {
  expect(deliveryProblem({ last_error, state })).toEqual({ kind, quoted });
});
