import { useEffect, useRef, useState } from 'react';
import { PRESENCE_SECONDS } from '../../../domain/constants.ts';
import type { CommandAnswer } from '../../../server/client/contract.ts';
import { useApi } from '../providers/api-context.ts';
import { statusOf } from '../providers/data-provider.ts';
import { useLiveNotes } from '../providers/live-context.tsx';
import { useSessionLost } from '../session/session-context.ts';

export type Colleague = CommandAnswer<'hf_member__heartbeat'>['others'][number];

export interface Presence {
  others: Colleague[];
  /** The record is not one's own any more: somebody handed it over meanwhile. */
  isGone: boolean;
}

/** What tells of somebody who comes or goes. */
const NOTES = { applications: 'presences', inquiries: 'inquiry_presences' } as const;

/** The text whose field has the focus: fields stand in an element that names it. */
function placeOfFocus(): string | null {
  const field = document.activeElement;
  if (!field?.matches('textarea, input, select')) return null;
  return field.closest<HTMLElement>('[data-answer]')?.dataset['answer'] || null;
}

/** Tells the server every few seconds that this record is open here, and learns who else has it open. */
export function usePresence(record: 'applications' | 'inquiries', id: number): Presence {
  const api = useApi();
  const isLost = useSessionLost();
  const [others, setOthers] = useState<Presence['others']>([]);
  const [isGone, setGone] = useState(false);
  const lastPlace = useRef<string | null>(null);
  const isOver = isLost || isGone;
  const beatNow = useRef<() => void>(() => undefined);
  // Somebody came, went to another text or left; or this may be nobody's here any more.
  useLiveNotes((note) => {
    const isAboutIt = note.id === id || note.id === null;
    if (note.record === NOTES[record] ? isAboutIt : note.record === record && note.id === null)
      beatNow.current();
  });
  useEffect(() => {
    if (isOver) return;
    let isHere = true;
    let visit = crypto.randomUUID();
    const send = (state: { place: string | null } | { is_leaving: true }, options?: { keepalive: true }) => {
      const told = { id, visit, ...state };
      return record === 'applications'
        ? api.command('hf_member__heartbeat', { application: told }, options)
        : api.command('hf_member__inquiry_heartbeat', { inquiry: told }, options);
    };
    const tell = async () => {
      if (!isHere || document.visibilityState === 'hidden') return;
      const place = placeOfFocus();
      lastPlace.current = place;
      try {
        const answer = await send({ place });
        if (isHere) setOthers(answer.others);
      } catch (error) {
        const status = statusOf(error);
        if (isHere && (status === 404 || status === 403)) setGone(true);
      }
    };
    // One after the other: the server keeps what it hears last.
    let told = Promise.resolve();
    const beat = () => {
      told = told.then(tell);
    };
    // Going to another text is told at once, so that a colleague sees it before writing there too.
    const onFocus = () => {
      if (placeOfFocus() !== lastPlace.current) beat();
    };
    // Sent to its end even where the tab is closed or another page is loaded at once.
    const leave = () => send({ is_leaving: true }, { keepalive: true }).catch(() => undefined);
    const onPageHide = () => void leave();
    // The page comes back as it was left.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      visit = crypto.randomUUID();
      beat();
    };
    beat();
    beatNow.current = beat;
    const timer = setInterval(beat, PRESENCE_SECONDS.beat * 1000);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('visibilitychange', beat);
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      isHere = false;
      beatNow.current = () => undefined;
      clearInterval(timer);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('visibilitychange', beat);
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
      void leave();
    };
  }, [api, record, id, isOver]);
  return { others, isGone };
}
