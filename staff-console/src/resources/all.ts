import { admin } from './admin/admin.ts';
import { userDuplicates, userMerges } from './duplicates/duplicates.ts';
import { users } from './users/users.ts';
import { applications } from './applications/applications.ts';
import { board } from './applications/board/board.ts';
import { articles } from './articles/articles.ts';
import { auditLogs } from './audit_logs/audit-logs.ts';
import { companies } from './companies/companies.ts';
import type { ConsoleResource } from './console-resource.ts';
import { deliveries } from './deliveries/deliveries.ts';
import { eventApplications } from './event_applications/event-applications.ts';
import { events } from './events/events.ts';
import { forms } from './forms/forms.ts';
import { recruitments } from './recruitments/recruitments.ts';
import { savedComments } from './saved-comments/saved-comments.ts';

/** Every resource of the console, in the order of the menu. */
export const resources: readonly ConsoleResource[] = [
  applications,
  board,
  savedComments,
  companies,
  recruitments,
  articles,
  events,
  eventApplications,
  forms,
  deliveries,
  auditLogs,
  admin,
  articles,
  deliveries,
  users,
  userDuplicates,
  userMerges,
];
