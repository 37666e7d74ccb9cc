import { useIsFetching, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { required } from '../../../../domain/required.ts';
import { ApiError, api } from '../../lib/api.ts';
import type { EventDetail, LanguageMap } from '../../lib/api-types.ts';
import { useCurrentUser } from '../../lib/current-user.ts';

type Own = NonNullable<EventDetail['event_application']>;

/** One's place at an event. */
export interface Seat {
  id: number;
  state: Own['state'];
  /** Whether one came; null until staff have recorded it. */
  isAttended: boolean | null;
  can: Pick<EventDetail['can'], 'confirm' | 'cancel'>;
  /** What those who come are told. */
  message: LanguageMap;
  /** By what commands name it: one's own by its id, a mail's link by its token. */
  key: { id: number } | { token_for_cancell: string };
}

/** Why there is none to show. */
export type SeatProblem =
  { problem: 'loading' | 'none' | 'bad_link' } | { problem: 'failed'; error: unknown };

/** The seat that the mail's link opens, else the reader's own. */
export function useSeat(event: EventDetail): Seat | SeatProblem {
  const token = useSearchParams()[0].get('token');
  const user = useCurrentUser();
  const isAsking = useIsFetching({ queryKey: ['event', event.id] }) > 0;
  const linked = useQuery({
    queryKey: ['event', 'seat', token],
    queryFn: () => api.query('get_event_application_by_token', { token_for_cancell: required(token) }),
    enabled: token !== null,
  });
  if (token !== null) {
    const { data, error } = linked;
    const isUnknown = token === '' || (error instanceof ApiError && error.status < 500);
    if (isUnknown || (data && data.event_id !== event.id)) return { problem: 'bad_link' };
    if (data)
      return {
        id: data.id,
        state: data.state,
        isAttended: data.is_attended,
        can: data.can,
        message: data.event.apply_complete_message,
        key: { token_for_cancell: token },
      };
    return error ? { problem: 'failed', error } : { problem: 'loading' };
  }
  const mine = event.event_application;
  if (mine)
    return {
      id: mine.id,
      state: mine.state,
      isAttended: mine.is_attended,
      can: event.can,
      message: event.apply_complete_message,
      key: { id: mine.id },
    };
  return { problem: user.status === 'loading' || isAsking ? 'loading' : 'none' };
}
