import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type ApplicationState, END_STATES } from '../../../../../domain/application-state.ts';
import { TRANSITIONS } from '../../../../../domain/application-transitions.ts';
import type { CommandAnswer, CommandPayload } from '../../../../../server/client/contract.ts';
import type { BulkLine } from '../../../components/DryRunDialog.tsx';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useWording } from '../../../i18n/use-wording.ts';
import { useApi } from '../../../providers/api-context.ts';
import type { ApplicationRow, State } from '../application.ts';
import type { FormField, Values } from '../events/event-form.ts';
import { EVENT_FORMS } from '../events/event-forms.ts';
import { studentName } from '../names.ts';

type Payload = CommandPayload<'hf_member__move_applications'>;
export type MoveEvent = Payload['event'];
export type MoveAnswer = CommandAnswer<'hf_member__move_applications'>;

/** Moves in the order of the work. */
const MOVES = [
  'start_correction',
  'approve_unchanged',
  'return_to_student',
  'send_correction',
  'agree',
  'send_to_company',
  'record_resume_result',
  'finish',
  'answer_offer',
  'decline',
  'quit',
] as const satisfies readonly MoveEvent[];

/** The moves that the server allows its reader for a row. */
export const movesOf = (row: Pick<ApplicationRow, 'events_allowed'>): MoveEvent[] =>
  MOVES.filter((event) => row.events_allowed.includes(event));

/** Moves that are possible for at least one of the rows. */
export const movesOfAny = (rows: readonly ApplicationRow[]): MoveEvent[] =>
  MOVES.filter((event) => rows.some((row) => row.events_allowed.includes(event)));

/** A move, with what the place it is dropped on already decides. */
export interface ChosenMove {
  event: MoveEvent;
  values: Values;
}

const DECISIONS: Partial<Record<MoveEvent, { field: string; yes: State }>> = {
  record_resume_result: { field: 'is_resume_passed', yes: 'resume_passed' },
  finish: { field: 'is_passed', yes: 'passed' },
  answer_offer: { field: 'is_student_accept_offer', yes: 'offer_accepted' },
};

/** The move that brings a row into a state, null when none that is allowed does. */
export function moveInto(
  row: Pick<ApplicationRow, 'events_allowed' | 'state'>,
  state: State,
): ChosenMove | null {
  if (row.state === state) return null;
  const event = movesOf(row).find((one) => (TRANSITIONS[one].to as readonly State[]).includes(state));
  if (!event) return null;
  const decision = DECISIONS[event];
  return {
    event,
    values: decision ? { [decision.field]: state === decision.yes ? 'yes' : 'no' } : {},
  };
}

/** What is asked of all that are moved: the terms of an offer are those of one, and written at its desk. */
export const fieldsOfMove = (event: MoveEvent): readonly FormField[] =>
  EVENT_FORMS[event].fields.filter(({ within }) => within !== 'offer');

/** What was filled in, as the command takes it; what is empty is left out. */
export function fieldsOf(
  event: MoveEvent,
  values: Values,
): Pick<Payload, 'application' | 'comment' | 'reason'> {
  const application: Record<string, unknown> = {};
  const beside: Record<string, unknown> = {};
  for (const { name, within, kind } of fieldsOfMove(event)) {
    const value = values[name];
    const typed = typeof value === 'string' ? value.trim() : value;
    if (typed === undefined || typed === '') continue;
    const place = within === 'application' ? application : beside;
    place[name] = kind === 'yes_no' ? typed === 'yes' : typed;
  }
  for (const name of ['is_alert_confirmed', 'is_date_confirmed'] as const)
    if (values[name] === true) application[name] = true;
  return { ...beside, ...(Object.keys(application).length > 0 && { application }) };
}

/** Whether the move can be made at once: nothing is asked that is needed. */
export const needsNothing = (event: MoveEvent): boolean =>
  event !== 'send_to_company' && EVENT_FORMS[event].fields.length === 0;

export const ENDED: readonly ApplicationState[] = END_STATES;

const RECENT = ['recent-moves'];

/** Reads everything anew that shows applications. */
export function useReload() {
  const queryClient = useQueryClient();
  return useCallback(() => {
    for (const key of [['applications'], ['application_counts'], ['mentor-loads'], RECENT])
      void queryClient.invalidateQueries({ queryKey: key });
  }, [queryClient]);
}

/** One's own moves that can still be taken back. */
export function useRecentMoves() {
  const api = useApi();
  return useQuery({
    queryKey: RECENT,
    queryFn: () => api.query('hf_member__get_recent_moves', {}),
    refetchInterval: 60_000,
  });
}

/** Why one was skipped, in a sentence; with what came after, where an undo is refused for that. */
export function useWhy() {
  const t = useTranslate();
  return (result: MoveAnswer['results'][number]): string =>
    [
      result.message,
      result.came_after && t('board.came_after', { event: t(`history.${result.came_after}` as never) }),
      result.alert && t('board.alert_of', { alert: result.alert }),
    ]
      .filter(Boolean)
      .join(' ');
}

export const nameOfResult = (result: MoveAnswer['results'][number]): string =>
  result.user ? studentName(result.user) : `#${result.id}`;

type Result = MoveAnswer['results'][number];

/** Lines of a dry run and its doing: whose application it is, and what happens to it or why nothing does. */
export function useResultLines() {
  const { pick } = useWording();
  const api = useApi();
  const why = useWhy();
  const lineOf = (result: Result, what: string | null): BulkLine => ({
    id: result.id,
    who: [
      nameOfResult(result),
      result.recruitment && pick(result.recruitment.title),
      result.company && pick(result.company.official_name),
    ]
      .filter(Boolean)
      .join(' · '),
    what: result.outcome === 'skipped' ? null : what,
    skipped: result.outcome === 'skipped' ? why(result) : null,
  });
  return Object.assign(lineOf, {
    /** Takes a move back; answers what could not be. */
    async undo(move_id: string): Promise<BulkLine[]> {
      const { results } = await api.command('hf_member__undo_move', { move_id, dry_run: false });
      return results.filter(({ outcome }) => outcome === 'skipped').map((result) => lineOf(result, null));
    },
  });
}
