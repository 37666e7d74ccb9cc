import { ROLES, type Role } from '../../../domain/roles.ts';
import type { ErrorCode } from '../../../domain/error-codes.ts';
import { BINARY, viewsOf, type AnyDefinition } from '../calls/define.ts';
import { rolesSeeing } from './audiences.ts';

/** Body size limits, as in router.ts. */
export const UPLOAD_LIMIT = '15 MB';
export const BODY_LIMIT = '1 MB';

const WHO: Record<Role, string> = {
  visitor: 'visitors',
  account: 'signed-in people who have not signed up yet',
  student: 'students',
  mentor: 'mentors',
  manager: 'managers',
};

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

export const whoIs = (roles: readonly Role[]): string => listed(roles.map((role) => WHO[role]));

/** Who may call it, in words. Scopes narrow the rows further, as the summary says. */
export function whoMayCall({ allow }: { allow: readonly Role[] }): string {
  const may = (role: Role) => allow.includes(role);
  if (ROLES.every(may)) return 'Everybody, signed in or not.';
  if (ROLES.every((role) => role === 'visitor' || may(role)))
    return 'Everybody who is signed in, signed up as a student or not.';
  const students = may('student') ? ['students for what is their own'] : [];
  const mentors = may('mentor') ? ['mentors for what is assigned to them'] : [];
  const managers = may('manager') ? ['managers'] : [];
  return sentence(listed([...students, ...mentors, ...managers]));
}

/** The views of a response, each with its readers; two views for the same roles are distinguished by name. */
export function answersOf(definition: AnyDefinition) {
  const views = Object.entries(viewsOf(definition.output)).map(([view, schema]) => ({
    view,
    schema,
    audience: whoIs(rolesSeeing(definition, view)),
  }));
  return views.map((one) => {
    const isShared = views.filter(({ audience }) => audience === one.audience).length > 1;
    return { ...one, audience: isShared ? `${one.audience} (${one.view})` : one.audience };
  });
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** The calls that return a file instead of JSON, with its media types. */
const ANSWERED_FILES: Readonly<Record<string, readonly string[]>> = {
  hf_member__get_event_resume_file: ['application/pdf', DOCX],
  user__export_own_data: ['application/json', 'application/zip'],
  user__get_activity_report_pdf: ['application/pdf'],
  user__get_application_resume_pdf: ['application/pdf'],
  user__get_own_resume_pdf: ['application/pdf'],
  user__get_profile_resume_pdf: ['application/pdf'],
  user__get_resume_face_image: ['image/jpeg'],
  user__get_resume_file: ['application/pdf', DOCX],
};

/** The media types of the file a call returns; null for JSON. */
export function fileTypesOf({ name, output }: AnyDefinition): readonly string[] | null {
  return output === BINARY ? (ANSWERED_FILES[name] ?? ['application/octet-stream']) : null;
}

/** Every error a call can return: its own, those of its permissions, and the shared ones. */
export function refusalsOf(definition: AnyDefinition): ErrorCode[] {
  const may = (role: Role) => definition.allow.includes(role);
  const codes: ErrorCode[] = [
    'malformed_request',
    'unknown_field',
    // For visitors too: an invalid token is always rejected.
    'unauthenticated',
    ...(may('student') && !may('account') ? (['sign_up_required'] as const) : []),
    ...(may('account') || may('student') ? [] : (['forbidden'] as const)),
    ...definition.errors,
    ...(definition.kind === 'command' ? (['payload_too_large', 'unsupported_media_type'] as const) : []),
    'validation_failed',
    'too_many_requests',
    'internal_error',
    'temporarily_unavailable',
    ...(definition.kind === 'command' ? (['storage_full'] as const) : []),
  ];
  return [...new Set(codes)];
}

export type Group = { id: string; title: string; says: string; definitions: AnyDefinition[] };

/** The calls in documentation order: the specification's, then ours, for students and for staff. */
export function groupsOf(definitions: readonly AnyDefinition[]): Group[] {
  const isStaffs = ({ allow }: AnyDefinition) =>
    allow.every((role) => role === 'mentor' || role === 'manager');
  const pick = (test: (definition: AnyDefinition) => boolean) => definitions.filter(test);
  return [
    {
      id: 'commands',
      title: 'Commands of the specification',
      says: 'They change something: PATCH, one transaction each.',
      definitions: pick((one) => !one.addition && one.kind === 'command' && !isStaffs(one)),
    },
    {
      id: 'queries',
      title: 'Queries of the specification',
      says: 'They only read: GET. Those named aggregates__… answer one entity with everything in it.',
      definitions: pick((one) => !one.addition && one.kind === 'query'),
    },
    {
      id: 'student-additions',
      title: 'Additions for students and visitors',
      says: 'What students do that the specification has no call for.',
      definitions: pick((one) => one.addition === true && !isStaffs(one)),
    },
    {
      id: 'staff-additions',
      title: 'Additions for staff',
      says: 'What mentors and managers do with applications, and what they keep.',
      definitions: pick((one) => isStaffs(one) && (one.addition === true || one.kind === 'command')),
    },
  ];
}
