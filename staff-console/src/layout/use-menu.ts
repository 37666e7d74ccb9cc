import { resources } from '../resources/all.ts';
import { MENU_GROUPS, type ConsoleResource, type Menu } from '../resources/console-resource.ts';
import { useMember } from '../session/member.ts';

/** The resources whose pages this role can open. */
export function useOwnResources(): ConsoleResource[] {
  const { role } = useMember();
  return resources.filter(({ menu }) => menu.roles.includes(role));
}

/**
 * The pages this role can open: five groups in the menu, and those of the system on a page of their own. Tables of
 * master data stand behind their one entry.
 */
export function useMenu(): {
  groups: { group: Menu['group']; entries: ConsoleResource[] }[];
  system: ConsoleResource[];
  /** The names of the resources that are reached by the pages of the system. */
  ofSystem: string[];
} {
  const own = useOwnResources();
  const of = (group: Menu['group']) => own.filter(({ menu }) => menu.group === group);
  return {
    groups: MENU_GROUPS.filter((group) => group !== 'system' && group !== 'master_data')
      .map((group) => ({ group, entries: of(group) }))
      .filter(({ entries }) => entries.length > 0),
    system: of('system'),
    ofSystem: [...of('system'), ...of('master_data')].map(({ name }) => name),
  };
}
