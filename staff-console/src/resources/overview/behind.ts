import {
  PHASES,
  tokyoMonth,
  type OfferOutcome,
  type Phase,
  type TokyoMonth,
} from '../../../../domain/overview.ts';
import type { ApplicationState } from '../../../../domain/application-state.ts';
import type { PartyWaitedFor } from '../../../../domain/waiting-for.ts';
import type { StaffFilter } from '../../../../server/client/resources.ts';
import { listPath } from '../../components/list/list-path.ts';

/** The rows behind the numbers of the overview, as filters of the lists. A test holds each to its number. */
export type Applications = StaffFilter<'applications'>;
export type Students = StaffFilter<'users'>;

/** Months of Tokyo, both included. */
export interface Period {
  from_month: string;
  to_month: string;
}

const daysOf = ({ from_month, to_month }: Period): Pick<TokyoMonth, 'first_day' | 'last_day'> => ({
  first_day: tokyoMonth(from_month).first_day,
  last_day: tokyoMonth(to_month).last_day,
});

/** Applications made in the period, all or those that stand in one of these states now. */
export function appliedIn(period: Period, states?: readonly ApplicationState[]): Applications {
  const { first_day: applied_from, last_day: applied_to } = daysOf(period);
  return { applied_from, applied_to, ...(states && { state: [...states] }) };
}

export const statesOf = (phases: readonly Phase[]): ApplicationState[] =>
  phases.flatMap((phase) => [...PHASES[phase]]);

/** Applications that left the state in the period. */
export function leftIn(period: Period, state: ApplicationState): Applications {
  const { first_day: left_from, last_day: left_to } = daysOf(period);
  return { left_state: state, left_from, left_to };
}

/** What a member of staff, or nobody, looks after now; of some of those whose turn it is. */
export function lookedAfter(memberId: number | null, parties?: readonly PartyWaitedFor[]): Applications {
  const whose: Applications = memberId === null ? { scope: 'unassigned' } : { hf_member_id: memberId };
  const [only, ...others] = parties ?? [];
  return {
    ...whose,
    is_open: true,
    ...(only && { waiting_for: others.length === 0 ? only : [only, ...others] }),
  };
}
/** What others than these look after now. */
export const lookedAfterByOthers = (memberIds: readonly number[]): Applications => ({
  hf_member_id_not: [...memberIds],
  is_open: true,
});

type Due = NonNullable<Applications['due']>;
/** Due days of the period that were kept, missed, or either. */
export function dueIn(period: Period, memberId: number, due: Due): Applications {
  const { first_day: due_from, last_day: due_to } = daysOf(period);
  return { hf_member_id: memberId, due_from, due_to, due };
}
export function dueOfOthersIn(period: Period, memberIds: readonly number[]): Applications {
  const { first_day: due_from, last_day: due_to } = daysOf(period);
  return { hf_member_id_not: [...memberIds], due_from, due_to, due: 'either' };
}

/** Offers of the period by a company, by what became of them. */
export function offeredIn(
  period: Period,
  companyId: number,
  outcomes?: readonly OfferOutcome[],
): Applications {
  const { first_day: offered_from, last_day: offered_to } = daysOf(period);
  return { company_id: companyId, offered_from, offered_to, ...(outcomes && { offer: [...outcomes] }) };
}
export function offeredByOthersIn(period: Period, companyIds: readonly number[]): Applications {
  const { first_day: offered_from, last_day: offered_to } = daysOf(period);
  return { company_id_not: [...companyIds], offered_from, offered_to };
}

/** Applications of the period that a campaign led to, or another than these. */
export const appliedFrom = (period: Period, campaign_source: string): Applications => ({
  ...appliedIn(period),
  campaign_source,
});
export const appliedFromOthers = (period: Period, sources: readonly string[]): Applications => ({
  ...appliedIn(period),
  campaign_source_not: [...sources],
});

/** Students who signed up in the period from a campaign, or from another than these. */
export function signedUpFrom(period: Period, signup_campaign_source: string): Students {
  const { first_day: signed_up_from, last_day: signed_up_to } = daysOf(period);
  return { signed_up_from, signed_up_to, signup_campaign_source };
}
export function signedUpFromOthers(period: Period, sources: readonly string[]): Students {
  const { first_day: signed_up_from, last_day: signed_up_to } = daysOf(period);
  return { signed_up_from, signed_up_to, signup_campaign_source_not: [...sources] };
}

const search = (filter: object) => new URLSearchParams({ filter: JSON.stringify(filter) }).toString();
/** The page that shows these applications. */
export const applicationsPath = (filter: Applications): string => `/board?view=table&${search(filter)}`;
/** The page that shows these students. */
export const studentsPath = (filter: Students): string => listPath('users', filter);
