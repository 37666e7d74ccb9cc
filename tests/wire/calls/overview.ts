import type { Call } from './call.ts';

/** What the manager's overview counts. */

const PERIOD = { from_month: '2026-10', to_month: '2026-11' };

const REFUSALS: Call['refusals'] = [
  {
    when: 'with the months the wrong way round',
    code: 'validation_failed',
    payload: () => ({ from_month: '2026-11', to_month: '2026-10' }),
    field: 'to_month',
  },
  {
    when: 'with a month that is none',
    code: 'validation_failed',
    payload: () => ({ ...PERIOD, from_month: '2026-13' }),
    field: 'from_month',
  },
  {
    when: 'with more than three years',
    code: 'validation_failed',
    payload: () => ({ ...PERIOD, from_month: '2023-11' }),
    field: 'to_month',
  },
];

const overviewCall = (name: string, answer: string): Call => ({
  name: `hf_member__get_overview_${name}`,
  kind: 'query',
  as: 'manager',
  payload: () => PERIOD,
  answer,
  refusals: REFUSALS,
});

export const overviewCalls: readonly Call[] = [
  overviewCall('applications', 'months[month count phases rest]'),
  overviewCall('state_times', 'states[state count median_hours p90_hours]'),
  overviewCall(
    'mentors',
    'loads{members other nobody{count parts{staff student company} rest}} due_dates{members other}',
  ),
  overviewCall('offers', 'companies other'),
  overviewCall('sources', 'sign_ups{sources other} applications{sources other}'),
];
