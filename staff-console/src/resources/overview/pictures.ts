import { itemAt, required } from '../../../../domain/required.ts';
import type { QueryAnswer } from '../../../../server/client/contract.ts';
import { NO_CAMPAIGN, OFFER_OUTCOMES, PHASE_NAMES, PHASES, type Phase } from '../../../../domain/overview.ts';
import { PARTIES_WAITED_FOR } from '../../../../domain/waiting-for.ts';
import type { LanguageMap } from '../../../../domain/languages.ts';
import type { Translate } from '../../i18n/use-translate.ts';
import { formatMonth } from '../../lib/short-dates.ts';
import {
  appliedFrom,
  appliedFromOthers,
  appliedIn,
  applicationsPath,
  dueIn,
  dueOfOthersIn,
  leftIn,
  lookedAfter,
  lookedAfterByOthers,
  offeredByOthersIn,
  offeredIn,
  signedUpFrom,
  signedUpFromOthers,
  statesOf,
  studentsPath,
  type Applications,
  type Period,
} from './behind.ts';
import { COLOURS, withOther, type Picture, type Series, type Value } from './picture.ts';

export interface Words {
  t: Translate;
  pick: (map: LanguageMap) => string;
  locale: string;
  period: Period;
}

const number = (value: number | null, filter: Applications | null): Value => ({
  value,
  to: value === null || filter === null ? null : applicationsPath(filter),
});

/** What is told together of a row: nothing where no part is hidden. */
const restOf = (hidden: readonly string[], rest: number | null, filter: Applications): Value =>
  hidden.length === 0 ? { value: 0, to: null } : number(rest, filter);

/** Series by series what a list of rows tells of each. */
const columns = <R>(
  rows: readonly R[],
  series: readonly Series[],
  of: (row: R, id: string) => Value,
): Picture['values'] => Object.fromEntries(series.map(({ id }) => [id, rows.map((row) => of(row, id))]));

const MORE = [COLOURS.blue, COLOURS.yellow, COLOURS.green, COLOURS.orange, COLOURS.purple, COLOURS.white];
const PHASE_COLOURS: Record<Phase, string> = {
  preparing: COLOURS.blue,
  with_company: COLOURS.yellow,
  offer: COLOURS.green,
  not_passed: COLOURS.orange,
  left: COLOURS.purple,
};

/** By the month of applying: groups of states, or the states of one group. */
export function applicationsPicture(
  { months }: QueryAnswer<'hf_member__get_overview_applications'>,
  phase: Phase | null,
  { t, locale }: Words,
): Picture {
  const names: readonly string[] = phase === null ? PHASE_NAMES : PHASES[phase];
  const series: Series[] = [
    ...names.map((id, at) => ({
      id,
      label: phase === null ? t(`overview.phase.${id as Phase}`) : t(`state.${id as 'applied'}`),
      colour: phase === null ? PHASE_COLOURS[id as Phase] : itemAt(MORE, at),
    })),
    { id: 'rest', label: t('overview.rest'), colour: COLOURS.rest },
    { id: 'total', label: t('overview.total') },
  ];
  return {
    categories: months.map(({ month }) => ({ id: month, label: formatMonth(`${month}-01`, locale) })),
    series,
    values: columns(months, series, (month, id) => {
      const in_month = { from_month: month.month, to_month: month.month };
      const all = PHASE_NAMES.filter((name) => month.phases.every((one) => one.phase !== name));
      const group = month.phases.find((one) => one.phase === phase);
      if (phase === null) {
        if (id === 'total') return number(month.count, appliedIn(in_month));
        if (id === 'rest') return restOf(all, month.rest, appliedIn(in_month, statesOf(all)));
        const count = month.phases.find((one) => one.phase === id)?.count ?? null;
        return number(count, appliedIn(in_month, PHASES[id as Phase]));
      }
      if (!group) return { value: null, to: null };
      if (id === 'total') return number(group.count, appliedIn(in_month, PHASES[phase]));
      const hidden = group.states.filter(({ count }) => count === null).map(({ state }) => state);
      if (id === 'rest') return restOf(hidden, group.rest, appliedIn(in_month, hidden));
      const state = required(group.states.find((one) => one.state === id));
      return number(state.count, appliedIn(in_month, [state.state]));
    }),
    isStacked: true,
    categoryAxis: t('overview.month_applied'),
    valueAxis: t('overview.applications'),
  };
}

const DAY_HOURS = 24;

/** How long applications stood in each state. */
export function timesPicture(
  { states }: QueryAnswer<'hf_member__get_overview_state_times'>,
  { t, period }: Words,
): Picture {
  const series: Series[] = [
    { id: 'median', label: t('overview.median'), colour: COLOURS.blue },
    { id: 'p90', label: t('overview.p90'), colour: COLOURS.orange },
    { id: 'count', label: t('overview.applications') },
  ];
  const days = (hours: number | null) => (hours === null ? null : Math.round((hours / DAY_HOURS) * 10) / 10);
  return {
    categories: states.map(({ state }) => ({ id: state, label: t(`state.${state}`) })),
    series,
    values: columns(states, series, ({ state, count, median_hours, p90_hours }, id) =>
      number(
        id === 'count' ? count : days(id === 'median' ? median_hours : p90_hours),
        leftIn(period, state),
      ),
    ),
    isStacked: false,
    categoryAxis: t('overview.state'),
    valueAxis: t('overview.days'),
    digits: 1,
  };
}

type Mentors = QueryAnswer<'hf_member__get_overview_mentors'>;

/** What everybody looks after now, by whose turn it is. */
export function loadsPicture({ loads }: Mentors, { t, pick }: Words): Picture {
  const colours = { staff: COLOURS.orange, student: COLOURS.blue, company: COLOURS.yellow };
  const series: Series[] = [
    ...PARTIES_WAITED_FOR.map((id) => ({ id, label: t(`waiting_for.${id}`), colour: colours[id] })),
    { id: 'rest', label: t('overview.rest'), colour: COLOURS.rest },
    { id: 'total', label: t('overview.total') },
  ];
  const shown = loads.members.map(({ hf_member_id }) => hf_member_id);
  const rows = [
    { id: null, label: t('overview.nobody'), ...loads.nobody },
    ...loads.members.map((row) => ({ ...row, id: row.hf_member_id, label: pick(row.names) })),
  ].filter(({ id, count }) => id !== null || count !== 0);
  const values = columns(rows, series, ({ id: member, count, parts, rest }, id) => {
    if (id === 'total') return number(count, lookedAfter(member));
    const hidden = PARTIES_WAITED_FOR.filter((party) => parts[party] === null);
    if (id === 'rest') return restOf(hidden, rest, lookedAfter(member, hidden));
    const party = required(PARTIES_WAITED_FOR.find((name) => name === id));
    return number(parts[party], lookedAfter(member, [party]));
  });
  return withOther(
    {
      categories: rows.map(({ id, label }) => ({ id: String(id), label })),
      series,
      values,
      isStacked: true,
      categoryAxis: t('overview.member'),
      valueAxis: t('overview.applications'),
    },
    loads.other,
    t('overview.other_members'),
    applicationsPath(lookedAfterByOthers(shown)),
  );
}

/** Due days kept and missed. */
export function duePicture({ due_dates }: Mentors, { t, pick, period }: Words): Picture {
  const { members, other } = due_dates;
  const series: Series[] = [
    { id: 'kept', label: t('overview.kept'), colour: COLOURS.green },
    { id: 'missed', label: t('overview.missed'), colour: COLOURS.orange },
    { id: 'rest', label: t('overview.rest'), colour: COLOURS.rest },
    { id: 'total', label: t('overview.total') },
  ];
  return withOther(
    {
      categories: members.map((row) => ({ id: String(row.hf_member_id), label: pick(row.names) })),
      series,
      values: columns(members, series, ({ hf_member_id, count, parts, rest }, id) =>
        id === 'kept' || id === 'missed'
          ? number(parts[id], dueIn(period, hf_member_id, id))
          : id === 'total'
            ? number(count, dueIn(period, hf_member_id, 'either'))
            : restOf(parts.kept === null ? [id] : [], rest, dueIn(period, hf_member_id, 'either')),
      ),
      isStacked: true,
      categoryAxis: t('overview.member'),
      valueAxis: t('overview.due_days'),
    },
    other,
    t('overview.other_members'),
    applicationsPath(
      dueOfOthersIn(
        period,
        members.map(({ hf_member_id }) => hf_member_id),
      ),
    ),
  );
}

/** Offers and what became of them. */
export function offersPicture(
  { companies, other }: QueryAnswer<'hf_member__get_overview_offers'>,
  { t, pick, period }: Words,
): Picture {
  const colours = { accepted: COLOURS.green, open: COLOURS.yellow, declined: COLOURS.purple };
  const series: Series[] = [
    ...OFFER_OUTCOMES.map((id) => ({ id, label: t(`overview.offer.${id}`), colour: colours[id] })),
    { id: 'rest', label: t('overview.rest'), colour: COLOURS.rest },
    { id: 'total', label: t('overview.total') },
  ];
  return withOther(
    {
      categories: companies.map(({ company }) => ({
        id: String(company.id),
        label: pick(company.official_name),
      })),
      series,
      values: columns(companies, series, ({ company, count, parts, rest }, id) => {
        if (id === 'total') return number(count, offeredIn(period, company.id));
        const hidden = OFFER_OUTCOMES.filter((outcome) => parts[outcome] === null);
        if (id === 'rest') return restOf(hidden, rest, offeredIn(period, company.id, hidden));
        const outcome = required(OFFER_OUTCOMES.find((name) => name === id));
        return number(parts[outcome], offeredIn(period, company.id, [outcome]));
      }),
      isStacked: true,
      categoryAxis: t('overview.company'),
      valueAxis: t('overview.offers'),
    },
    other,
    t('overview.other_companies'),
    applicationsPath(
      offeredByOthersIn(
        period,
        companies.map(({ company }) => company.id),
      ),
    ),
  );
}

type Sources = QueryAnswer<'hf_member__get_overview_sources'>;

/** Where students, or their applications, came from. */
export function sourcesPicture(answer: Sources, what: keyof Sources, { t, period }: Words): Picture {
  const { sources, other } = answer[what];
  const series: Series[] = [
    {
      id: 'count',
      label: t(what === 'sign_ups' ? 'overview.sign_ups' : 'overview.applications'),
      colour: COLOURS.blue,
    },
  ];
  const shown = sources.map(({ source }) => source);
  const pathOf = (source: string) =>
    what === 'sign_ups'
      ? studentsPath(signedUpFrom(period, source))
      : applicationsPath(appliedFrom(period, source));
  return withOther(
    {
      categories: sources.map(({ source }) => ({
        id: source,
        label: source === NO_CAMPAIGN ? t('overview.no_campaign') : source,
      })),
      series,
      values: { count: sources.map(({ source, count }) => ({ value: count, to: pathOf(source) })) },
      isStacked: true,
      categoryAxis: t('overview.source'),
      valueAxis: itemAt(series, 0).label,
    },
    other,
    t('overview.other_sources'),
    what === 'sign_ups'
      ? studentsPath(signedUpFromOthers(period, shown))
      : applicationsPath(appliedFromOthers(period, shown)),
  );
}
