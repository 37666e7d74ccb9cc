import { ROLES } from '../domain/roles.ts';
import type { AnyDefinition } from './define.ts';
import { registry } from './registry.ts';

function permissionTable(): string {
  const header = ['call', ...ROLES, 'what'];
  const rows = (registry as readonly AnyDefinition[]).map(({ name, allow, addition, summary }) => [
    `\`${name}\`${addition ? ' *' : ''}`,
    ...ROLES.map((role) => (allow.includes(role) ? '✓' : '')),
    summary,
  ]);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Who may call what, as Markdown: docs/permissions.md. A test keeps it true. */
export function permissionsDocument(): string {
  return [
    '# Who may call what',
    '',
    'Made from the registry by `npm run openapi`; a test keeps it true. Calls marked * are additions to the specification.',
    'A role may call; which rows it then finds is narrowed by scope: a student their own, a mentor those assigned to them.',
    '',
    permissionTable(),
    '',
  ].join('\n');
}
