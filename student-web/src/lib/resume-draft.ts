import { studentDrafts } from '../../../web/drafts.ts';
import type { Application } from './api-types.ts';
import { textsOf } from './resume-texts.ts';

/** Texts not yet on the server, each with the time it was typed: what the browser keeps. */
export type Pending = Record<string, { text: string; at: number }>;

/** Where this browser keeps the texts of an application's resume that the server does not have yet. */
export const resumeDraftScope = (applicationId: number) => `resume.${applicationId}`;

/** Texts of an application that this browser has and the server does not. */
export function unsavedTexts(userId: number, application: Application): Pending {
  const draft = studentDrafts.read<Pending>(userId, resumeDraftScope(application.id), Date.now());
  const server = textsOf(application);
  return Object.fromEntries(
    Object.entries(draft ?? {}).filter(([key, { text }]) => key in server && server[key] !== text),
  );
}

/** Whether something written for an application is on this device only. */
export const hasUnsavedTexts = (userId: number, application: Application): boolean =>
  Object.keys(unsavedTexts(userId, application)).length > 0;
