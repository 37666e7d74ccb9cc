import { ROLES, type Role } from '../../../domain/roles.ts';
import type { AnyDefinition } from '../calls/define.ts';
import type { Described, DescribedResource } from './resources.ts';

/** Which rows a role finds by a call: none when it may not call it, all when nothing narrows it. */
export function rowsFound({ allow, scope }: AnyDefinition, role: Role): 'none' | 'own' | 'assigned' | 'all' {
  if (!allow.includes(role)) return 'none';
  if (scope && role === 'student') return 'own';
  return scope === 'assigned' && role === 'mentor' ? 'assigned' : 'all';
}

const CELL = { none: '', own: 'own', assigned: 'assigned', all: '✓' } as const;

function permissionTable(calls: readonly AnyDefinition[]): string {
  const header = ['call', ...ROLES, 'what'];
  const rows = calls.map((call) => [
    `\`${call.name}\`${call.addition ? ' *' : ''}`,
    ...ROLES.map((role) => CELL[rowsFound(call, role)]),
    call.summary,
  ]);
  return markdownTable(header, rows);
}

function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A role's rights on a resource: r read, c create, u update, d delete, x export, i import. */
function resourceTable(resources: readonly DescribedResource[]): string {
  const rights = ({ allow, edit, csv, sheet }: DescribedResource, role: (typeof ROLES)[number]) => {
    const isEditor = edit?.allow.includes(role) ?? false;
    return [
      allow.includes(role) && 'r',
      isEditor && edit?.can_create && 'c',
      isEditor && 'u',
      isEditor && edit?.can_remove && 'd',
      csv && role === 'manager' && 'x',
      sheet && role === 'manager' && 'i',
    ]
      .filter(Boolean)
      .join('');
  };
  const rows = resources.map((resource) => [
    `\`${resource.name}\``,
    ...ROLES.map((role) => rights(resource, role)),
    [resource.machine?.read, resource.machine?.import].filter(Boolean).join(', '),
    resource.summary,
  ]);
  return markdownTable(['resource', ...ROLES, 'key', 'what'], rows);
}

/** Who may call what, as Markdown: docs/permissions.md. A test keeps it up to date. */
export function permissionsDocument({ calls, resources }: Described): string {
  return [
    '# Who may call what',
    '',
    'Made from the registry by `npm run openapi`; a test keeps it true. Calls marked * are additions to the specification.',
    '✓ may call; own: finds only their own rows; assigned: finds only rows of students assigned to them.',
    '',
    permissionTable(calls),
    '',
    '## The resources of the staff console',
    '',
    '`/staff/api/<resource>`: r read, c create, u update, d delete, x export as CSV, i import, and export in its form. An API key may do what its scopes open, and nothing else ([machines](machines.md)).',
    '',
    resourceTable(resources),
    '',
  ].join('\n');
}
