import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, ConnectionError } from '../../../../../server/client/client.ts';
import { staffDrafts } from '../../../../../web/drafts.ts';
import { useApi } from '../../../providers/api-context.ts';
import { useMember } from '../../../session/member.ts';
import type { StaffApplication } from '../application.ts';
import {
  changedKeys,
  keyOfPath,
  mergeTexts,
  resumePayload,
  textsOf,
  type ReasonsKey,
  type TextKey,
  type Texts,
} from './correction.ts';

const PAUSE_MILLISECONDS = 1200;
const RETRY_MILLISECONDS = 5000;

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'refused' | 'conflict';

interface Kept {
  base: Texts;
  texts: Texts;
}

/** Texts that somebody else saved differently while they were written here; until one chooses, mine are shown. */
export interface Conflict {
  keys: TextKey[];
  theirs: Texts;
}

export interface Correction {
  texts: Texts;
  state: SaveState;
  errors: Texts;
  /** Why the last save was refused, when it was. */
  problem: unknown;
  conflict: Conflict | null;
  /** Texts that the server does not have as they are here. */
  unsaved: TextKey[];
  /** Whether something unsaved of an earlier visit was brought back. */
  wasRestored: boolean;
  write(key: TextKey | ReasonsKey, text: string): void;
  resolve(chosen: Texts): void;
  /** Saves what is not saved yet. @returns whether the server has everything now */
  flush(): Promise<boolean>;
}

const pick = (texts: Texts, keys: readonly TextKey[]): Texts =>
  Object.fromEntries(keys.map((key) => [key, texts[key] ?? '']));

/** What one was writing when the page was left, brought together with what the server has now. */
function startOf(resume: StaffApplication['resume'], kept: Kept | null) {
  const theirs = textsOf(resume);
  const merge = kept ? mergeTexts(kept.base, kept.texts, theirs) : { texts: theirs, conflicts: [] };
  const wasRestored = changedKeys(theirs, merge.texts).length > 0;
  return { theirs, ...merge, ground: pick(kept?.base ?? {}, merge.conflicts), wasRestored };
}

/**
 * The correction being written: kept on this device at every keystroke, saved after a pause, retried while the server
 * cannot be reached; without a connection it waits for one. When somebody else saves meanwhile, texts only one
 * of us changed are brought together, and the rest waits for a choice.
 * @param isEditable whether the server takes a correction now; otherwise nothing is restored or saved
 * @param onSaved gets every answer of the server; has to be stable
 */
export function useCorrection(
  application: StaffApplication,
  isEditable: boolean,
  onSaved: (application: StaffApplication) => void,
): Correction {
  const api = useApi();
  const member = useMember();
  const scope = `correction.${application.id}`;
  const [start] = useState(() =>
    startOf(
      application.resume,
      isEditable ? staffDrafts.read<Kept>(member.hf_member_id, scope, Date.now()) : null,
    ),
  );
  const [texts, setTexts] = useState(start.texts);
  /** As the server has them, as far as is known here. */
  const [known, setKnown] = useState(start.theirs);
  const [state, setState] = useState<SaveState>(
    start.conflicts.length ? 'conflict' : start.wasRestored ? 'unsaved' : 'saved',
  );
  const [errors, setErrors] = useState<Correction['errors']>({});
  const [problem, setProblem] = useState<unknown>(null);
  const [conflict, setConflict] = useState<Conflict | null>(
    start.conflicts.length ? { keys: start.conflicts, theirs: start.theirs } : null,
  );
  // What the server has, and what is written now: read by saves that are under way.
  const base = useRef({ texts: start.theirs, version: application.resume.version });
  const now = useRef(start.texts);
  const running = useRef<Promise<boolean> | null>(null);
  // Texts somebody has to choose, with what both came from: kept too, so that a reload asks again.
  const undecided = useRef<Texts>(start.ground);

  const show = useCallback((next: Texts) => {
    now.current = next;
    setTexts(next);
  }, []);

  const keep = useCallback(
    () =>
      changedKeys(base.current.texts, now.current).length > 0
        ? staffDrafts.write(
            member.hf_member_id,
            scope,
            { base: { ...base.current.texts, ...undecided.current }, texts: now.current },
            Date.now(),
          )
        : staffDrafts.remove(member.hf_member_id, scope),
    [member.hf_member_id, scope],
  );

  /** Takes over what the server has; what is being written stays and goes on from there. */
  const takeOver = useCallback(
    (resume: StaffApplication['resume']): boolean => {
      const theirs = textsOf(resume);
      const merge = mergeTexts(base.current.texts, now.current, theirs);
      const wasUndecided = Object.keys(undecided.current).length > 0;
      // What nobody has chosen yet stays to be chosen, unless both have come to the same.
      const ground = { ...pick(base.current.texts, merge.conflicts), ...undecided.current };
      const keys = (Object.keys(ground) as TextKey[]).filter(
        (key) => (theirs[key] ?? '') !== (merge.texts[key] ?? ''),
      );
      undecided.current = pick(ground, keys);
      base.current = { texts: theirs, version: resume.version };
      setKnown(theirs);
      show(merge.texts);
      keep();
      setConflict(keys.length > 0 ? { keys, theirs } : null);
      if (keys.length > 0) setState('conflict');
      else if (wasUndecided) setState('unsaved');
      return keys.length === 0;
    },
    [keep, show],
  );

  // Another answer of the server (an event, a comment, a reload) may bring a newer resume.
  const adopt = useEffectEvent((resume: StaffApplication['resume']) => {
    if (resume.version > base.current.version && !running.current) takeOver(resume);
  });
  useEffect(() => adopt(application.resume), [application.resume]);

  const refuse = useCallback(
    async (error: unknown, sent: (TextKey | ReasonsKey)[]): Promise<boolean> => {
      if (error instanceof ConnectionError) {
        setState('offline');
        return false;
      }
      if (error instanceof ApiError && error.code === 'version_conflict') {
        const theirs = (await api.query('aggregates__application', {
          id: application.id,
        })) as StaffApplication;
        const isMerged = takeOver(theirs.resume);
        if (isMerged) setState('unsaved');
        return false;
      }
      setState('refused');
      setProblem(error);
      if (error instanceof ApiError)
        setErrors(
          Object.fromEntries(
            Object.entries(error.fields).flatMap(([path, [first]]) => {
              const key = keyOfPath(path, sent);
              return key && first ? [[key, first.message]] : [];
            }),
          ),
        );
      return false;
    },
    [api, application.id, takeOver],
  );

  const save = useCallback(async (): Promise<boolean> => {
    if (Object.keys(undecided.current).length > 0) return false;
    const snapshot = now.current;
    const sent = changedKeys(base.current.texts, snapshot);
    if (sent.length === 0) {
      setState('saved');
      return true;
    }
    setState('saving');
    try {
      const saved = await api.command('hf_member__save_correction', {
        application: { id: application.id, resume: resumePayload(snapshot, sent, base.current.version) },
      });
      setErrors({});
      // What was sent is common ground now; what was typed since goes on from it.
      base.current = { ...base.current, texts: snapshot };
      if (!takeOver(saved.resume)) return false;
      const isDone = changedKeys(base.current.texts, now.current).length === 0;
      setState(isDone ? 'saved' : 'unsaved');
      onSaved(saved);
      return isDone;
    } catch (error) {
      return refuse(error, sent).catch(() => {
        setState('offline');
        return false;
      });
    }
  }, [api, application.id, onSaved, refuse, takeOver]);

  const flush = useCallback(async (): Promise<boolean> => {
    // One save at a time: each carries the version the one before it left.
    while (running.current) await running.current;
    running.current = save();
    try {
      return await running.current;
    } finally {
      running.current = null;
    }
  }, [save]);

  useEffect(() => {
    if (state !== 'unsaved' && state !== 'offline') return;
    if (changedKeys(base.current.texts, texts).length === 0) {
      setState('saved');
      return;
    }
    if (state === 'offline' && !navigator.onLine) return;
    const pause = state === 'offline' ? RETRY_MILLISECONDS : PAUSE_MILLISECONDS;
    const timer = setTimeout(() => void flush(), pause);
    return () => clearTimeout(timer);
  }, [state, texts, flush]);

  // What could not be saved for want of a connection is saved when it is back.
  useEffect(() => {
    const saveAgain = () => setState((before) => (before === 'offline' ? 'unsaved' : before));
    addEventListener('online', saveAgain);
    return () => removeEventListener('online', saveAgain);
  }, []);

  // Leaving the page does not wait for the pause.
  useEffect(
    () => () => {
      if (changedKeys(base.current.texts, now.current).length > 0) void flush();
    },
    [flush],
  );

  const write = useCallback(
    (key: TextKey | ReasonsKey, text: string) => {
      show({ ...now.current, [key]: text });
      keep();
      setErrors(({ [key]: _mended, ...rest }) => rest);
      setState((before) => (before === 'conflict' ? before : 'unsaved'));
    },
    [keep, show],
  );

  const resolve = useCallback(
    (chosen: Texts) => {
      undecided.current = {};
      setConflict(null);
      show({ ...now.current, ...chosen });
      keep();
      setState('unsaved');
    },
    [keep, show],
  );

  const unsaved = changedKeys(known, texts).filter((key): key is TextKey => !key.startsWith('why:'));
  return {
    texts,
    state,
    errors,
    problem,
    conflict,
    unsaved,
    wasRestored: start.wasRestored,
    write,
    resolve,
    flush,
  };
}
