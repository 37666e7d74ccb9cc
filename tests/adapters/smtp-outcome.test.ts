import { outcomeOf, type Progress, type SmtpError } from '../../server/adapters/smtp-outcome.ts';

const table: [string, Omit<SmtpError, 'message'>, Progress, string][] = [
  ['a mailbox that does not exist', { code: 'EENVELOPE', responseCode: 550 }, 'not_started', 'refused'],
  ['a full mailbox', { code: 'EENVELOPE', responseCode: 452 }, 'not_started', 'retry'],
  ['content taken for spam', { code: 'EMESSAGE', responseCode: 554 }, 'complete', 'refused'],
  ['content put off', { code: 'EMESSAGE', responseCode: 451 }, 'complete', 'retry'],
  ['a server that closes in order', { code: 'ECONNECTION', responseCode: 421 }, 'complete', 'retry'],
  ['a wrong password of ours', { code: 'EAUTH', responseCode: 535 }, 'not_started', 'retry'],
  ['an address of ours that is blocked', { code: 'EPROTOCOL', responseCode: 554 }, 'not_started', 'retry'],
  ['no server', { code: 'ESOCKET' }, 'not_started', 'retry'],
  ['a name that does not resolve', { code: 'EDNS' }, 'not_started', 'retry'],
  ['a connection lost before the content', { code: 'ECONNECTION' }, 'not_started', 'retry'],
  ['a connection lost within the content', { code: 'ECONNECTION' }, 'partly', 'retry'],
  ['a connection lost after the content', { code: 'ECONNECTION' }, 'complete', 'unknown'],
  ['silence after the content', { code: 'ETIMEDOUT' }, 'complete', 'unknown'],
  ['our own time running out after the content', { code: 'EABORT' }, 'complete', 'unknown'],
  ['our own time running out before it', { code: 'EABORT' }, 'not_started', 'retry'],
  ['an address the library cannot write', { code: 'EENVELOPE' }, 'not_started', 'refused'],
  ['a mail over the size the server takes', { code: 'EMESSAGE' }, 'not_started', 'refused'],
  ['an error nobody foresaw, after the content', {}, 'complete', 'unknown'],
  ['an error nobody foresaw, before it', {}, 'not_started', 'retry'],
];

test.each(table)('%s', (_name, error, progress, kind) => {
  expect(outcomeOf({ message: 'what the server said', ...error }, progress)).toMatchObject({
    kind,
    reason: expect.stringContaining('what the server said'),
  });
});
