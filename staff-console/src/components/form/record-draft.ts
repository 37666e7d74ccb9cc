import { staffDrafts } from '../../../../web/drafts.ts';
import type { Data } from '../../lib/record-changes.ts';

/** Unsaved work on a record: what it was written on, and when. */
export interface RecordDraft {
  base: Data;
  values: Data;
  at: number;
  /** The window that wrote it: another one does not throw it away when it saves its own. */
  window: string;
}

const WINDOW = crypto.randomUUID();

/** Unsaved work of one member on one record, on this device. */
export interface DraftPlace {
  read(): RecordDraft | null;
  write(base: Data, values: Data): void;
  /** Forgets this window's draft, or the given one that was taken over. */
  remove(taken?: RecordDraft | null): void;
}

export function draftPlace(memberId: number, scope: string): DraftPlace {
  const read = () => staffDrafts.read<RecordDraft>(memberId, scope, Date.now());
  return {
    read,
    write(base, values) {
      const at = Date.now();
      staffDrafts.write(memberId, scope, { base, values, at, window: WINDOW } satisfies RecordDraft, at);
    },
    remove(taken) {
      const kept = read();
      if (kept && (kept.window === WINDOW || kept.window === taken?.window))
        staffDrafts.remove(memberId, scope);
    },
  };
}
