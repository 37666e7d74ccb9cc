import type { DomainEventType } from './events.ts';
import { isChannelUrl } from './notification-channel.ts';

/** What an endpoint may ask to be told of: events of applications, by the names they have inside. */
export const WEBHOOK_EVENTS = [
  'application_created',
  'resume_submitted',
  'resume_returned',
  'resume_corrected',
  'correction_agreed',
  'resume_sent_to_company',
  'result_recorded',
  'interview_scheduled',
  'interview_cancelled',
  'offer_answered',
  'application_declined',
  'application_quit',
] as const satisfies readonly DomainEventType[];
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const isWebhookEvent = (type: string): type is WebhookEvent =>
  (WEBHOOK_EVENTS as readonly string[]).includes(type);

/** The type of a test. */
export const WEBHOOK_TEST = 'webhook_tested';

/** Whether a URL leads to the machine itself by name, as it may in development. */
export const isOwnMachineUrl = (text: string): boolean =>
  /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?(?:[/?]|$)/.test(text) && URL.canParse(text);

/** Whether a URL can be a webhook's at all; one of the own machine is judged where the setting is known. */
export const isWebhookUrl = (text: string): boolean => isChannelUrl(text) || isOwnMachineUrl(text);
