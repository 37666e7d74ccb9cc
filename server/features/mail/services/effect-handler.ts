import type { User } from '../../../../db/models/user.ts';
import type { DomainEvent, DomainEventType, ImpersonalPayload } from '../../../../domain/events.ts';
import type { AboutApplication } from '../../applications/services/about-application.ts';
import type { AboutEventApplication } from '../../events/services/about-event-application.ts';
import type { EffectContext, MailDraft } from './draft.ts';

type PayloadOf<Type extends DomainEventType> = Extract<DomainEvent, { type: Type }>['payload'];

/** What is loaded before the handler runs: the application of a recruitment, or of an event, or a student; nothing for what is about no person. */
type AboutOf<Type extends DomainEventType> =
  PayloadOf<Type> extends { user_id: number }
    ? { student: User }
    : PayloadOf<Type> extends { event_application_id: number }
      ? AboutEventApplication
      : PayloadOf<Type> extends ImpersonalPayload
        ? null
        : AboutApplication;

/** The event is to be looked at again then. */
export interface PutOff {
  until: Date;
}

/** Answers the mails that an event causes, or puts it off. It only reads: everything it may do is in its answer. */
export type EffectHandler<Type extends DomainEventType> = (
  payload: PayloadOf<Type>,
  about: AboutOf<Type>,
  ctx: EffectContext,
) => Promise<MailDraft[] | PutOff>;
