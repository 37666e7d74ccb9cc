import { itemAt, required } from '../../../../domain/required.ts';
import type { Pending } from '../../lib/resume-draft.ts';
import { createStore } from '../../lib/store.ts';
import type { Store } from '../../lib/store.ts';
import type { Texts } from '../../lib/resume-texts.ts';

/** How a text that is being written stands. `offline` and `refused` are kept in this browser. */
export type SaveStatus = 'saved' | 'typing' | 'saving' | 'offline' | 'refused' | 'ended';

export interface AutosaveState {
  texts: Texts;
  status: SaveStatus;
  /** When the server last took something, in milliseconds since 1970. */
  savedAt: number | null;
  /** Why a text was refused, in the page's language. */
  errors: Record<string, string>;
  /** What another tab or device replaced here; it can be put back. */
  replaced: Texts;
  /** Texts that this browser had and the server did not. */
  isRestored: boolean;
}

/** Why a save did not go through, as the server or the connection tells it. */
export type SaveResult =
  | { kind: 'saved'; texts: Texts }
  | { kind: 'refused'; errors: Record<string, string> }
  | { kind: 'unreachable' }
  | { kind: 'ended' };

export interface AutosaveOptions {
  /** The texts as the server has them. */
  texts: Texts;
  pending: Pending;
  save(changed: Texts): Promise<SaveResult>;
  /** Keeps what is pending in this browser. */
  keep(pending: Pending): void;
  /** Tells the other tabs what was saved. */
  tell(saved: Pending): void;
  now(): number;
}

const SAVE_AFTER = 1000;
const RETRY_AFTER = [3_000, 6_000, 15_000, 30_000, 60_000];

export interface Autosave {
  state: Store<AutosaveState>;
  /** The page is there: sends what this browser had kept. Until then nothing happens by itself. */
  start(): void;
  write(key: string, text: string): void;
  /** Saves at once. Resolves when nothing is waiting, or when it cannot be saved now. */
  flush(): Promise<void>;
  /** The connection is back. */
  retry(): void;
  /** Another tab has saved these. */
  hear(saved: Pending): void;
  /** The server's texts as just read. */
  refresh(texts: Texts): void;
  putBack(): void;
  dismiss(): void;
  stop(): void;
}

/**
 * Saves what is written a second after the last key. What the server has not taken is kept in the browser
 * and tried again; a refused text does not hold up the others; between two tabs the newest text wins, and
 * what it replaced can be put back.
 */
export function createAutosave(options: AutosaveOptions): Autosave {
  let pending: Pending = { ...options.pending };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Saves go one after the other, so that an older text never lands on a newer one. */
  let running: Promise<void> = Promise.resolve();
  let failures = 0;
  let isStopped = false;

  const restored = Object.fromEntries(Object.entries(pending).map(([key, { text }]) => [key, text]));
  const state = createStore<AutosaveState>({
    texts: { ...options.texts, ...restored },
    status: Object.keys(pending).length > 0 ? 'typing' : 'saved',
    savedAt: null,
    errors: {},
    replaced: {},
    isRestored: Object.keys(pending).length > 0,
  });
  const update = (part: Partial<AutosaveState>) => state.set({ ...state.get(), ...part });

  /** What can be sent: a text that was refused waits until it is changed. */
  const sendable = () =>
    Object.fromEntries(Object.entries(pending).filter(([key]) => !(key in state.get().errors)));

  function schedule(after: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), after);
  }

  function idleStatus(): SaveStatus {
    if (Object.keys(state.get().errors).length > 0) return 'refused';
    return Object.keys(pending).length > 0 ? 'typing' : 'saved';
  }

  function adopt(texts: Texts): void {
    const { texts: shown, replaced } = state.get();
    const others = Object.entries(texts).filter(([key, text]) => !(key in pending) && shown[key] !== text);
    if (others.length === 0) return;
    const lost = others.filter(([key]) => shown[key]).map(([key]) => [key, required(shown[key])]);
    update({
      texts: { ...shown, ...Object.fromEntries(others) },
      replaced: { ...replaced, ...Object.fromEntries(lost) },
    });
  }

  function taken(sent: Pending): void {
    for (const [key, { at }] of Object.entries(sent))
      if (pending[key] && pending[key].at <= at) delete pending[key];
    options.keep(pending);
    options.tell(sent);
  }

  async function attempt(): Promise<void> {
    const sent = sendable();
    if (Object.keys(sent).length === 0) return;
    update({ status: 'saving' });
    const result = await options.save(
      Object.fromEntries(Object.entries(sent).map(([key, { text }]) => [key, text])),
    );
    if (result.kind === 'saved') {
      failures = 0;
      taken(sent);
      adopt(result.texts);
      update({ status: idleStatus(), savedAt: options.now() });
      if (Object.keys(sendable()).length > 0) schedule(SAVE_AFTER);
    } else if (result.kind === 'refused') {
      update({ errors: { ...state.get().errors, ...result.errors } });
      update({ status: 'refused' });
      // The call is all or nothing: the texts without fault go by themselves.
      if (Object.keys(result.errors).length > 0) await attempt();
    } else if (result.kind === 'ended') {
      update({ status: 'ended' });
    } else {
      update({ status: 'offline' });
      schedule(itemAt(RETRY_AFTER, Math.min(failures, RETRY_AFTER.length - 1)));
      failures += 1;
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    running = running.then(attempt);
    await running;
  }

  function write(key: string, text: string): void {
    pending[key] = { text, at: options.now() };
    options.keep(pending);
    const { [key]: _settled, ...errors } = state.get().errors;
    const { status } = state.get();
    update({
      texts: { ...state.get().texts, [key]: text },
      errors,
      status: status === 'saving' ? status : 'typing',
    });
    schedule(SAVE_AFTER);
  }

  return {
    state,
    start() {
      isStopped = false;
      if (Object.keys(sendable()).length > 0) schedule(0);
    },
    flush,
    write,
    retry() {
      failures = 0;
      if (Object.keys(sendable()).length > 0) schedule(0);
    },
    hear(saved) {
      const newer = Object.entries(saved).filter(([key, { at }]) => !pending[key] || pending[key].at < at);
      for (const [key] of newer) delete pending[key];
      adopt(Object.fromEntries(newer.map(([key, { text }]) => [key, text])));
      if (state.get().status === 'typing') update({ status: idleStatus() });
    },
    refresh: adopt,
    putBack() {
      const { replaced } = state.get();
      update({ replaced: {} });
      for (const [key, text] of Object.entries(replaced)) write(key, text);
    },
    dismiss() {
      update({ replaced: {}, isRestored: false });
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
