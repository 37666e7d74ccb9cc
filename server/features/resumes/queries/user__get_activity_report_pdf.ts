import { z } from 'zod';
import { CALENDARS } from '../../../../domain/japanese-calendar.ts';
import { STUDENT } from '../../../../domain/roles.ts';
import { isInOrder } from '../../../../domain/validation.ts';
import { BINARY, query } from '../../../core/calls/define.ts';
import { day } from '../../../core/schemas/schema-helpers.ts';
import { composeActivityReport } from '../services/activity-report.ts';
import { pdfAnswer } from '../services/pdf-answer.ts';

export const user__get_activity_report_pdf = query({
  name: 'user__get_activity_report_pdf',
  summary:
    'The report of the own job search (就職活動報告書) as PDF: applications, interviews and events of a period',
  addition: true,
  allow: STUDENT,
  input: z
    .strictObject({ from: day(), until: day(), calendar: z.enum(CALENDARS).default('western') })
    .refine(({ from, until }) => isInOrder(from, until), { message: 'end_before_start', path: ['until'] }),
  output: BINARY,
  errors: [],
  example: { from: '2026-04-01', until: '2026-09-30', calendar: 'japanese' },
  async run(ctx, input) {
    const document = await composeActivityReport(ctx, input);
    return pdfAnswer('activity_report', document, await ctx.adapters.renderActivityReport(document));
  },
});
