import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import { useState } from 'react';
import { useTranslate } from '../../i18n/use-translate.ts';
import { allRows } from '../../lib/all-rows.ts';
import { problemText } from '../../lib/problem-text.ts';
import { useApi } from '../../providers/api-context.ts';
import type { Seat } from './event-applications.tsx';

const keyOf = (eventId: number) => ['check-in', eventId] as const;

/** Everybody who may come to an event, by name; read anew when a colleague records somebody. */
export function useCheckIn(eventId: number) {
  const provider = useDataProvider();
  return useQuery({
    queryKey: keyOf(eventId),
    queryFn: () =>
      allRows<Seat>(provider, 'event_applications', {
        filter: { event_id: eventId, is_live: true },
        sort: { field: 'name', order: 'ASC' },
      }),
  });
}

/** What shows who came to an event. */
function readAnew(client: QueryClient, eventId: number) {
  for (const queryKey of [keyOf(eventId), ['event_applications'], ['events', 'getOne']])
    void client.invalidateQueries({ queryKey });
}

/** Whether they came: true, false, or null to take the record back. */
type Record = (
  seat: Pick<Seat, 'id' | 'event' | 'is_walk_in'>,
  isAttended: boolean | null,
) => Promise<boolean>;

/**
 * Records whether somebody came. What the screens show follows the answer at once; a refusal is told.
 * @returns `record`, which answers whether it was recorded, and whose record is under way
 */
export function useRecordAttendance(): { record: Record; busyId: number | null } {
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const t = useTranslate();
  const [busyId, setBusyId] = useState<number | null>(null);
  const record: Record = async ({ id, event, is_walk_in }, is_attended) => {
    setBusyId(id);
    try {
      const { attendance_recorded_at } = await api.command('hf_member__record_attendance', {
        event_application: { id, is_attended },
      });
      const attendance = is_attended === null ? 'unrecorded' : is_attended ? 'attended' : ('absent' as const);
      client.setQueryData<Seat[]>(keyOf(event.id), (seats) =>
        is_walk_in && !is_attended
          ? seats?.filter((seat) => seat.id !== id)
          : seats?.map((seat) => (seat.id === id ? { ...seat, attendance, attendance_recorded_at } : seat)),
      );
      return true;
    } catch (error) {
      notify(problemText(error, t), { type: 'error' });
      return false;
    } finally {
      setBusyId(null);
      readAnew(client, event.id);
    }
  };
  return { record, busyId };
}

/** Records that a student came without having applied; answers whether it was recorded, a refusal is told. */
export function useRecordWalkIn(eventId: number): (userId: number) => Promise<boolean> {
  const api = useApi();
  const client = useQueryClient();
  const notify = useNotify();
  const t = useTranslate();
  return async (user_id) => {
    try {
      await api.command('hf_member__record_walk_in', { event_application: { event_id: eventId, user_id } });
      return true;
    } catch (error) {
      notify(problemText(error, t), { type: 'error' });
      return false;
    } finally {
      readAnew(client, eventId);
    }
  };
}
