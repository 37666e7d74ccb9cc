import { useState } from 'react';
import { useMember } from '../session/member.ts';
import { readItem, removeItem, writeItem } from '../../../web/browser-storage.ts';

/** A list as somebody likes to see it: its address under a name. */
export interface SavedView {
  name: string;
  /** The search part of the address. */
  search: string;
}

const PREFIX = 'tabidachi.staff.views.';
export const VIEWS_MAX = 20;
export const VIEW_NAME_MAX = 60;

const isView = (view: unknown): view is SavedView =>
  typeof view === 'object' &&
  view !== null &&
  typeof (view as SavedView).name === 'string' &&
  typeof (view as SavedView).search === 'string';

function read(key: string): SavedView[] {
  try {
    const views: unknown = JSON.parse(readItem(key) ?? '[]');
    return Array.isArray(views) ? views.filter(isView).slice(0, VIEWS_MAX) : [];
  } catch {
    return [];
  }
}

/** The member's own named views of a list, on this device. To share one, its address is sent. */
export function useSavedViews(resource: string) {
  const { hf_member_id } = useMember();
  const key = `${PREFIX}${hf_member_id}.${resource}`;
  const [views, setViews] = useState(() => read(key));
  const keep = (next: SavedView[]) => {
    setViews(next);
    if (next.length === 0) removeItem(key);
    else writeItem(key, JSON.stringify(next));
  };
  return {
    views,
    save: (name: string, search: string) =>
      keep([...views.filter((view) => view.name !== name), { name, search }].slice(-VIEWS_MAX)),
    /** The other name must be nobody's. */
    rename: (name: string, other: string) =>
      keep(views.map((view) => (view.name === name ? { ...view, name: other } : view))),
    remove: (name: string) => keep(views.filter((view) => view.name !== name)),
  };
}
