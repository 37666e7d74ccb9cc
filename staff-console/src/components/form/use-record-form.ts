import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDataProvider } from 'ra-core';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { ConnectionError } from '../../../../server/client/client.ts';
import { withValueAt } from '../../lib/at-path.ts';
import { mergeRecords, type FieldConflict } from '../../lib/merge-records.ts';
import { refreshLists } from '../../lib/refresh-lists.ts';
import { hasChanges, type Data } from '../../lib/record-changes.ts';
import { statusOf, WHOLE_RECORD, type ConsoleDataProvider } from '../../providers/data-provider.ts';
import { isVersionConflict, Refusal } from '../../providers/refusal.ts';
import { useMember } from '../../session/member.ts';
import { draftPlace, type RecordDraft } from './record-draft.ts';

export type SaveState =
  'clean' | 'unsaved' | 'saving' | 'saved' | 'refused' | 'offline' | 'lost' | 'conflict';

export interface RecordForm {
  form: UseFormReturn<Data>;
  /** What the server has, as far as is known here. */
  base: Data;
  state: SaveState;
  savedAt: number | null;
  /** Why the last save was refused, when it was. */
  problem: unknown;
  /** What two people changed differently and somebody has to choose. */
  conflicts: FieldConflict[] | null;
  /** Fields of somebody else that were taken over in the last save. */
  taken: string[];
  /** Unsaved work of an earlier visit that was brought back. */
  restored: RecordDraft | null;
  /** @returns the saved record, null when it was not saved */
  save(): Promise<Data | null>;
  /** Goes on after a conflict with the chosen values, by path. */
  resolve(chosen: Record<string, unknown>): Promise<Data | null>;
  /** Back to what the server has; `bringBack` undoes it as long as the page stands. */
  discard(): void;
  bringBack: (() => void) | null;
  isUnsaved(): boolean;
}

interface Options {
  resource: string;
  /** Null for a record that does not exist yet. */
  record: Data | null;
  defaults?: Data;
  onSaved?: (record: Data) => void;
}

const PAUSE_MILLISECONDS = 300;
/** Somebody who saves every few seconds is met again at most so often before a person has to press. */
const ROUNDS_MAX = 4;

function startOf(server: Data, draft: RecordDraft | null) {
  if (!draft) return { values: server, conflicts: [] as FieldConflict[], restored: null };
  const { merged, conflicts } = mergeRecords(draft.base, draft.values, server);
  const isLeft = hasChanges(merged, server);
  return { values: isLeft ? merged : server, conflicts, restored: isLeft ? draft : null };
}

/**
 * The state of one record being edited. Unsaved work is kept on this device at every pause in typing and brought
 * back at the next visit; a save sends the changed fields; when somebody else saved in between, both people's
 * fields are brought together, and what both changed is put before the writer (`conflicts`).
 */
export function useRecordForm({ resource, record, defaults = {}, onSaved }: Options): RecordForm {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queryClient = useQueryClient();
  const member = useMember();
  const [draft] = useState(() =>
    draftPlace(member.hf_member_id, `record.${resource}.${record ? String(record['id']) : 'new'}`),
  );
  const [start] = useState(() => startOf(record ?? defaults, draft.read()));
  const form = useForm<Data>({ defaultValues: start.values });
  const base = useRef(record ?? defaults);
  const [shownBase, setShownBase] = useState(record ?? defaults);
  const setBase = useCallback((next: Data) => {
    base.current = next;
    setShownBase(next);
  }, []);
  const running = useRef<Promise<Data | null> | null>(null);
  const [conflicts, setConflicts] = useState(start.conflicts.length > 0 ? start.conflicts : null);
  const [state, setState] = useState<SaveState>(
    start.conflicts.length > 0 ? 'conflict' : start.restored ? 'unsaved' : 'clean',
  );
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [taken, setTaken] = useState<string[]>([]);
  const [restored, setRestored] = useState(start.restored);
  const [discarded, setDiscarded] = useState<Data | null>(null);

  const isUnsaved = useCallback(() => hasChanges(form.getValues(), base.current), [form]);

  const keep = useCallback(() => {
    if (isUnsaved()) draft.write(base.current, form.getValues());
    else draft.remove();
  }, [draft, form, isUnsaved]);

  const note = useEffectEvent(() => {
    keep();
    setState((before) => {
      if (before === 'saving' || before === 'conflict') return before;
      // A new record that was refused as it started stays refused: there is something to mend, though nothing typed.
      if (!isUnsaved()) return before === 'saved' || (!record && before === 'refused') ? before : 'clean';
      return before === 'refused' || before === 'offline' || before === 'lost' ? before : 'unsaved';
    });
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name) form.clearErrors(name);
        clearTimeout(timer);
        timer = setTimeout(note, PAUSE_MILLISECONDS);
      },
    });
    // A window that closes does not wait for the pause.
    const hurry = () => keep();
    addEventListener('pagehide', hurry);
    return () => {
      clearTimeout(timer);
      keep();
      unsubscribe();
      removeEventListener('pagehide', hurry);
    };
  }, [form, keep]);

  // A reload of the record in the background: taken over while nothing is written, left to the save otherwise.
  const adopt = useEffectEvent((next: Data) => {
    if (running.current || isUnsaved() || conflicts) return;
    if (Number(next['version']) <= Number(base.current['version'])) return;
    setBase(next);
    form.reset(next);
  });
  useEffect(() => {
    if (record) adopt(record);
  }, [record]);

  /** Puts what the server has under what is being written. @returns whether nobody has to choose */
  const rebase = useCallback(
    (from: Data, theirs: Data): boolean => {
      const merge = mergeRecords(from, form.getValues(), theirs);
      setBase(theirs);
      form.reset(merge.merged);
      if (hasChanges(merge.merged, theirs)) draft.write(theirs, merge.merged);
      setTaken((before) => [...before, ...merge.taken]);
      if (merge.conflicts.length === 0) return true;
      setConflicts(merge.conflicts);
      return false;
    },
    [draft, form, setBase],
  );

  const finish = useCallback(
    (sent: Data, saved: Data) => {
      draft.remove(restored);
      setRestored(null);
      setDiscarded(null);
      const typedSince = mergeRecords(sent, form.getValues(), saved).merged;
      setBase(saved);
      form.reset(typedSince);
      setSavedAt(Date.now());
      setState(hasChanges(typedSince, saved) ? 'unsaved' : 'saved');
      const meta = WHOLE_RECORD;
      queryClient.setQueryData([resource, 'getOne', { id: String(saved['id']), meta }], saved);
      refreshLists(queryClient, resource);
      void queryClient.invalidateQueries({ queryKey: [resource, 'getMany'] });
      onSaved?.(saved);
    },
    [draft, form, onSaved, queryClient, resource, restored, setBase],
  );

  const refuse = useCallback(
    (error: unknown) => {
      setProblem(error);
      const isLost = statusOf(error) === 401;
      setState(isLost ? 'lost' : error instanceof ConnectionError ? 'offline' : 'refused');
      if (error instanceof Refusal)
        for (const [name, message] of Object.entries(error.fields))
          form.setError(name, { type: 'server', message });
    },
    [form],
  );

  const send = useCallback(
    async (values: Data): Promise<Data> => {
      const params = { data: values, previousData: base.current, meta: WHOLE_RECORD };
      if (!record) return (await dataProvider.create(resource, { data: values })).data as Data;
      return (await dataProvider.update(resource, { id: record['id'] as number, ...params })).data as Data;
    },
    [dataProvider, record, resource],
  );

  const run = useCallback(async (): Promise<Data | null> => {
    form.clearErrors();
    setProblem(null);
    setTaken([]);
    setState('saving');
    try {
      for (let round = 1; ; round++) {
        const sent = structuredClone(form.getValues());
        try {
          const saved = await send(sent);
          finish(sent, saved);
          return saved;
        } catch (error) {
          if (!record || round === ROUNDS_MAX || !isVersionConflict(error)) throw error;
        }
        const theirs = await dataProvider.getOne(resource, {
          id: record['id'],
          meta: WHOLE_RECORD,
        });
        if (!rebase(base.current, theirs.data as Data)) {
          setState('conflict');
          return null;
        }
      }
    } catch (error) {
      refuse(error);
      return null;
    }
  }, [dataProvider, finish, form, rebase, record, refuse, resource, send]);

  const save = useCallback(async () => {
    // Else "last changed" would tell of a change that nobody made.
    if (record && !running.current && !isUnsaved()) return base.current;
    // One save at a time: a second press waits for the first and sends what was typed since.
    while (running.current) await running.current;
    running.current = run();
    try {
      return await running.current;
    } finally {
      running.current = null;
    }
  }, [isUnsaved, record, run]);

  const resolve = useCallback(
    (chosen: Record<string, unknown>) => {
      const values = Object.entries(chosen).reduce(
        (data, [path, value]) => withValueAt(data, path, value),
        form.getValues(),
      );
      setConflicts(null);
      form.reset(values);
      return save();
    },
    [form, save],
  );

  const show = useCallback(
    (values: Data) => {
      form.reset(values);
      keep();
      setProblem(null);
      setState(isUnsaved() ? 'unsaved' : 'clean');
    },
    [form, isUnsaved, keep],
  );

  const discard = useCallback(() => {
    setDiscarded(structuredClone(form.getValues()));
    draft.remove(restored);
    setRestored(null);
    show(base.current);
  }, [draft, form, restored, show]);

  const bringBack = useCallback(() => {
    if (discarded) show(discarded);
    setDiscarded(null);
  }, [discarded, show]);

  return {
    form,
    base: shownBase,
    state,
    savedAt,
    problem,
    conflicts,
    taken,
    restored,
    save,
    resolve,
    discard,
    bringBack: discarded ? bringBack : null,
    isUnsaved,
  };
}
