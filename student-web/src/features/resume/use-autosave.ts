import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api, ApiError } from '../../lib/api.ts';
import type { Application } from '../../lib/api-types.ts';
import { keepApplication } from '../../lib/application.ts';
import { studentDrafts } from '../../../../web/drafts.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { resumeDraftScope, unsavedTexts, type Pending } from '../../lib/resume-draft.ts';
import { openTabChannel, type TabChannel } from '../../lib/tab-channel.ts';
import { createAutosave } from './autosave.ts';
import type { SaveResult } from './autosave.ts';
import { keyOfField, savePayload, textsOf } from '../../lib/resume-texts.ts';
import type { Texts } from '../../lib/resume-texts.ts';
import { remember } from './text-history.ts';
import type { TextHistory } from './text-history.ts';

const historyOf = (applicationId: number) => `resume.${applicationId}.history`;
const channelOf = (applicationId: number) => `tabidachi resume ${applicationId}`;

function keepPending(userId: number, applicationId: number, pending: Pending): void {
  if (Object.keys(pending).length === 0) studentDrafts.remove(userId, resumeDraftScope(applicationId));
  else studentDrafts.write(userId, resumeDraftScope(applicationId), pending, Date.now());
}

/** Reads a refusal of the save call. */
function resultOf(error: unknown, questionKeys: readonly string[], sent: Texts): SaveResult {
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429)
    return { kind: 'unreachable' };
  if (error.status !== 422) return { kind: 'ended' };
  const errors: Record<string, string> = {};
  for (const [path, messages] of Object.entries(error.fields)) {
    const key = keyOfField(path, questionKeys);
    if (key && key in sent) errors[key] = messages[0]?.message ?? error.message;
  }
  // A refusal that names no text of ours: all of them stay here rather than being sent for ever.
  if (Object.keys(errors).length === 0) for (const key of Object.keys(sent)) errors[key] = error.message;
  return { kind: 'refused', errors };
}

/** The saving of one application's texts, from opening its page to leaving it. */
function startEditing(client: QueryClient, userId: number, first: Application) {
  let application = first;
  const templates: Record<string, number> = {};
  let channel: TabChannel<Pending> | null = null;

  const history = createStore<TextHistory>(
    studentDrafts.read<TextHistory>(userId, historyOf(first.id), Date.now()) ?? {},
  );
  /** Keeps what the text was so far, so that it can be put back. */
  function keepBefore(key: string, after: string, isReplaced: boolean): void {
    const before = autosave.state.get().texts[key] ?? '';
    const next = remember(history.get(), key, { before, after, at: Date.now(), isReplaced });
    if (next === history.get()) return;
    history.set(next);
    studentDrafts.write(userId, historyOf(first.id), next, Date.now());
  }

  async function save(changed: Texts): Promise<SaveResult> {
    const { payload, questionKeys } = savePayload(application, changed, templates);
    try {
      const answer = await api.command('user__save_resume_for_application', payload);
      keepApplication(client, answer);
      return { kind: 'saved', texts: textsOf(answer) };
    } catch (error) {
      return resultOf(error, questionKeys, changed);
    }
  }

  const autosave = createAutosave({
    texts: textsOf(first),
    pending: unsavedTexts(userId, first),
    keep: (pending) => keepPending(userId, first.id, pending),
    tell: (saved) => channel?.tell(saved),
    now: () => Date.now(),
    save,
  });

  return {
    autosave,
    /** Another device may have saved meanwhile: what is not being written here follows it. */
    follow(next: Application) {
      application = next;
      autosave.refresh(textsOf(next));
    },
    history,
    write(key: string, text: string) {
      keepBefore(key, text, false);
      autosave.write(key, text);
    },
    /** Another text takes the whole place. */
    replace(key: string, text: string) {
      keepBefore(key, text, true);
      autosave.write(key, text);
    },
    startFrom(key: string, templateId: number, text: string) {
      keepBefore(key, text, true);
      templates[key] = templateId;
      autosave.write(key, text);
    },
    /** Not before the page stands: React may drop a page that it has begun to render. */
    begin() {
      channel = openTabChannel<Pending>(channelOf(first.id), autosave.hear);
      autosave.start();
    },
    async end() {
      const opened = channel;
      await autosave.flush();
      autosave.stop();
      opened?.close();
    },
  };
}

/**
 * The texts of an application's resume as they are written, with their saving (see autosave.ts).
 * @param application as known so far; a changed one is followed
 */
export function useAutosave(userId: number, application: Application) {
  const client = useQueryClient();
  const [editing] = useState(() => startEditing(client, userId, application));
  const { autosave, follow, write, replace, startFrom, begin, end } = editing;
  const state = useStore(autosave.state);
  const history = useStore(editing.history);

  useEffect(() => follow(application), [follow, application]);
  useEffect(() => {
    begin();
    const leaving = () => void autosave.flush();
    window.addEventListener('online', autosave.retry);
    window.addEventListener('pagehide', leaving);
    return () => {
      window.removeEventListener('online', autosave.retry);
      window.removeEventListener('pagehide', leaving);
      void end();
    };
  }, [autosave, begin, end]);

  return {
    ...state,
    history,
    write,
    replace,
    startFrom,
    putBack: autosave.putBack,
    dismiss: autosave.dismiss,
  };
}
export type ResumeEditing = ReturnType<typeof useAutosave>;
