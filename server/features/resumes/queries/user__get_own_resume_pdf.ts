import { z } from 'zod';
import { CALENDARS } from '../../../../domain/japanese-calendar.ts';
import { PAPERS } from '../../../../domain/paper.ts';
import { STUDENT } from '../../../../domain/roles.ts';
import { BINARY, query } from '../../../core/calls/define.ts';
import { OWN_DOCUMENTS, readOwnDocument } from '../services/own-resume.ts';

export const user__get_own_resume_pdf = query({
  name: 'user__get_own_resume_pdf',
  summary: 'The own resume (履歴書) or career history (職務経歴書) as PDF, without an application',
  addition: true,
  allow: STUDENT,
  input: z.strictObject({
    document: z.enum(OWN_DOCUMENTS),
    calendar: z.enum(CALENDARS).default('western'),
    paper: z.enum(PAPERS).default('a4'),
  }),
  output: BINARY,
  errors: ['photo_unreadable'],
  example: { document: 'resume', calendar: 'japanese', paper: 'a3' },
  run: readOwnDocument,
});
