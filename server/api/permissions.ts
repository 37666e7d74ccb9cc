import { ROLES } from '../domain/roles.ts';
import type { AnyDefinition } from './define.ts';
import { registry } from './registry.ts';

/** Who may call what, as a Markdown table: docs/permissions.md is made of it and a test keeps it true. */
export function permissionTable(): string {
  const header = ['call', ...ROLES, 'what'];
  const rows = (registry as readonly AnyDefinition[]).map(({ name, allow, addition, summary }) => [
    `\`${name}\`${addition ? ' *' : ''}`,
    ...ROLES.map((role) => (allow.includes(role) ? '✓' : '')),
    summary,
  ]);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}
