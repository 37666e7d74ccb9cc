/**
 * What a company gets with a resume and what it never gets, in the order of the page; the words, each with its
 * purpose, are in i18n. The resume itself is made of domain/resume-input.ts alone.
 */
export const GOES = ['name', 'birth', 'contact', 'photo', 'education', 'languages', 'texts', 'note'] as const;

export const NEVER_GOES = [
  'health',
  'dependants',
  'home',
  'residence',
  'wishes',
  'others',
  'comments',
  'visits',
] as const;
