/** Callers, in column order of the tables. */
export const ACTORS = [
  'visitor',
  'account',
  'student',
  'other_student',
  'mentor',
  'other_mentor',
  'manager',
] as const;
export type Actor = (typeof ACTORS)[number];

/** Additional callers used by single refusals. */
export type Person = Actor | 'beginner' | 'minimal' | 'unverified' | 'linked_elsewhere';
