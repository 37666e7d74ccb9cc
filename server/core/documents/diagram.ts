import {
  APPLICATION_EVENT_NAMES,
  TRANSITIONS,
  type TransitionRule,
} from '../../../domain/application-transitions.ts';
import { END_STATES } from '../../../domain/application-state.ts';

/**
 * Events possible in many states would clutter the diagram; the table below it lists them, with those that do
 * not change the state.
 */
const EVERYWHERE = ['decline', 'quit', 'undo_decline', 'undo_quit', 'undo_offer_answer', 'correct_result'];

function arrows(): string[] {
  return APPLICATION_EVENT_NAMES.filter((event) => !EVERYWHERE.includes(event)).flatMap((event) => {
    const { from, to, stays }: TransitionRule = TRANSITIONS[event];
    if (stays) return [];
    return from.flatMap((before) => to.map((after) => `  ${before} --> ${after}: ${event}`));
  });
}

function row(event: (typeof APPLICATION_EVENT_NAMES)[number]): string {
  const { from, to, stays, by, on_behalf, needs, calls_off }: TransitionRule = TRANSITIONS[event];
  const cells = [
    `\`${event}\``,
    from.join(', '),
    stays ? 'the same' : to.join(', '),
    by.join(', '),
    on_behalf ? 'yes' : '',
    needs.join(', '),
    calls_off ? 'yes' : '',
  ];
  return `| ${cells.join(' | ')} |`;
}

/**
 * The lifecycle of an application as Markdown, generated from the transition table:
 * docs/application-lifecycle.md.
 */
export function lifecycleDocument(): string {
  return [
    '# The lifecycle of an application',
    '',
    'Made from domain/application-transitions.ts by `npm run openapi`; a test keeps it true.',
    '',
    '```mermaid',
    'stateDiagram-v2',
    '  [*] --> applied',
    ...arrows(),
    ...END_STATES.map((state) => `  ${state} --> [*]`),
    '```',
    '',
    'Every event: from which states, to which, who causes it, whether staff may record it for the student, what it asks for, and whether an end by it calls off the interviews and practices to come.',
    '',
    '| event | from | to | by | on behalf | needs | calls off |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...APPLICATION_EVENT_NAMES.map(row),
    '',
    'An application that another one of the student for the same job followed (`apply_again`) is history: no event is possible in it any more. The next one is a row of its own and begins at `applied`; of all of them at most one is current (db/current.ts). After a withdrawal the student may apply again at once.',
    '',
  ].join('\n');
}
