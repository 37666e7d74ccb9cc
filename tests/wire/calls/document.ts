import { ACTORS } from './actors.ts';
import { CALLS } from './all.ts';
import type { Call, Refusal } from './call.ts';
import { expectedStatuses } from './expected.ts';
import { PRINTED_PAYLOADS, SECTION_SEVEN, SPECIFIED } from './section-seven.ts';

const HEAD = `# Conformance: section 7 of the specification, call by call

Written by \`npx tsx scripts/conformance.ts\` from the cases that tests/wire runs: nothing stands here that no test
asks of the running server. The client of those tests knows the specification alone: PATCH for commands, GET for
queries, the payload as query parameters in bracket form without encoding (lists as \`a[][k]=v\`, without an index),
a bearer token, the page-language-id header, and never a body.

**Payload** is section 7's own words. **Answer** lists the fields of section 3 that the answer is checked to carry,
in the same notation (\`{}\` an object, \`[]\` a list with at least one item that has the fields). **Refused** names
the code of each refusal that is tried, the field the answer points to, and the words where sections 5 and 8 give them. **Asked by** is the HTTP status of the
very same call for each of: a visitor without a token; an account that has not signed up; the student whom it is
about; another student; the mentor of the student's application; another mentor; a manager. (The two profile
commands are about the other student.) A 404 is what one gets who may make the call, but not about this row.

A university's \`ranking\` is null until the operator writes it in the console's master data (universities): no source
that we may use gives one, and none is invented. Universities with a ranking come first in \`get_universities\`.
`;

/** Generates docs/conformance.md from the cases alone. */
export function conformanceDocument(): string {
  const parts = [
    ['Commands (PATCH /jtj/commands/)', Object.keys(SECTION_SEVEN.commands)],
    ['Queries (GET /jtj/queries/)', Object.keys(SECTION_SEVEN.queries)],
    ['Other calls', Object.keys(SECTION_SEVEN.others)],
  ] as const;
  return [
    HEAD,
    summary(),
    ...parts.flatMap(([title, names]) => [`## ${title}\n`, ...names.map((name) => section(name))]),
  ].join('\n');
}

const casesOf = (name: string) => CALLS.filter((call) => call.name === name);

function summary(): string {
  const head = `| call | ${ACTORS.map(inWords).join(' | ')} | refusals tried |`;
  const line = `| --- |${' --- |'.repeat(ACTORS.length + 1)}`;
  const rows = SPECIFIED.map((name) => {
    const calls = casesOf(name);
    const statuses = calls[0] ? Object.values(expectedStatuses(calls[0])).join(' | ') : '';
    return `| \`${name}\` | ${statuses} | ${calls.flatMap(({ refusals = [] }) => refusals).length} |`;
  });
  return ['## Who is answered what\n', head, line, ...rows, ''].join('\n');
}

const inWords = (actor: string) => actor.replaceAll('_', ' ');

function section(name: string): string {
  const calls = casesOf(name);
  return [
    `### \`${name}\`\n`,
    `- Payload: ${PRINTED_PAYLOADS[name] ? `\`${PRINTED_PAYLOADS[name]}\`` : 'none'}`,
    ...calls.map((call) => `- Answer to ${a(call.as)}: ${answerOf(call)}`),
    ...refusalsOf(calls.flatMap(({ refusals = [] }) => refusals)),
    `- Asked by: ${rolesOf(calls[0]!)}`,
    '',
  ].join('\n');
}

const a = (person: string) => `${/^[aeiou]/.test(person) ? 'an' : 'a'} ${inWords(person)}`;

function answerOf({ answer, holds }: Call): string {
  if (/^\w+\/\w+$/.test(answer)) return `the file, \`${answer}\``;
  if (answer === '') return `a bare boolean${holds ? '' : ', either'}`;
  return `\`${answer.trim().replace(/\s+/g, ' ')}\``;
}

function refusalsOf(refusals: readonly Refusal[]): string[] {
  if (refusals.length === 0) return ['- Refused: only by role'];
  const lines = refusals.map(
    ({ when, code, as, field, message }) =>
      `  - \`${code}\` ${when}${as ? ` (${inWords(as)})` : ''}${field ? `: \`${field}\`` : ''}${message ? `, “${message}”` : ''}`,
  );
  return ['- Refused:', ...lines];
}

function rolesOf(call: Call): string {
  return Object.entries(expectedStatuses(call))
    .map(([actor, status]) => `${inWords(actor)} ${status}`)
    .join(', ');
}
