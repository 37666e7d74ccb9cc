import type { ComponentType } from 'react';
import type { ResourceProps } from 'ra-core';
import type { MessageKey } from '../i18n/messages.ts';
import type { Member } from '../session/member.ts';

/** The groups of the menu, in their order. */
export const MENU_GROUPS = ['work', 'people', 'jobs', 'content', 'mail', 'master_data', 'system'] as const;

/** A place in the menu. */
export interface Menu {
  group: (typeof MENU_GROUPS)[number];
  label: MessageKey;
  Icon: ComponentType;
  roles: readonly Member['role'][];
  /** How much waits there. */
  Count?: ComponentType;
}

/**
 * A resource of the console: react-admin's pages (each loaded when first shown) and its place in the menu. What
 * a role may do is decided by the server; the menu leaves out what a role cannot open.
 */
export interface ConsoleResource extends ResourceProps {
  menu: Menu;
}
