import type { z } from 'zod';
import type { applicationForOwner } from '../../../server/features/applications/views/application-schema.ts';
import type { companyPublic } from '../../../server/features/companies/views/company-schema.ts';
import type { earlierAnswer } from '../../../server/features/resumes/views/earlier-answer-schema.ts';
import type {
  recruitmentListItem,
  recruitmentPublic,
  recruitmentResumeQuestion,
} from '../../../server/features/recruitments/views/recruitment-schema.ts';
import type { eventListItem, eventPublic } from '../../../server/features/events/views/event-schema.ts';
import type { QueryAnswer } from '../../../server/client/contract.ts';
import type { ownData } from '../../../server/features/profile/views/user-schema.ts';

/** The entities the screens work with. Types only: nothing of the server's shapes reaches the bundle. */
export type OwnData = z.output<typeof ownData>;
export type Student = Extract<OwnData, { is_signed_up: true }>;
export type Account = Extract<OwnData, { is_signed_up: false }>;
export type RecruitmentListItem = z.output<typeof recruitmentListItem>;
export type Recruitment = z.output<typeof recruitmentPublic>;
export type Company = z.output<typeof companyPublic>;
export type ResumeQuestion = z.output<typeof recruitmentResumeQuestion>;
export type ApplicationListItem = QueryAnswer<'user__get_applications'>['applications'][number];
export type Application = z.output<typeof applicationForOwner>;
/** Text per language code. */
export type LanguageMap = Record<string, string>;
export type EarlierAnswer = z.output<typeof earlierAnswer>;
export type EventListItem = z.output<typeof eventListItem>;
export type EventDetail = z.output<typeof eventPublic>;
export type Notification = QueryAnswer<'user__get_notifications'>['notifications'][number];
export type MailPreference = QueryAnswer<'user__get_mail_preferences'>['mail_preferences'][number];
/** One of the conversation about an application. */
export type Message = QueryAnswer<'user__get_conversation'>['messages'][number];
export type Suggestion = QueryAnswer<'suggest_searches'>['suggestions'][number];
