import type { Messages } from '../messages.ts';
import { applications } from './applications.ts';
import { deliveries, layout, paging, problem, session } from './console.ts';
import { events } from './events.ts';

export const ja: Messages = { ...applications, session, layout, problem, paging, deliveries, events };
