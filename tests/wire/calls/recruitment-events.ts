import type { World } from '../support/world.ts';
import { NOBODYS, type Call } from './call.ts';

/** Recruitment lifecycle calls, made by managers. */

const seen = (id: number, version = 0) => ({ recruitment: { id, version } });

type OneOf = keyof World['recruitments'];

/** A move of the one called `of` to a state; `wrong` is in a state that does not allow it, `bare` lacks what the law asks. */
function move(event: string, moves: { of: OneOf; to: string; wrong: OneOf; bare?: OneOf }): Call {
  const { of, to, wrong, bare } = moves;
  return {
    name: `hf_member__${event}`,
    kind: 'command',
    as: 'manager',
    payload: ({ recruitments }) => seen(recruitments[of]),
    answer: 'id state version events_allowed',
    holds: () => ({ state: to, version: 1 }),
    refusals: [
      { when: 'for one that does not exist', code: 'not_found', payload: () => seen(NOBODYS) },
      {
        when: 'for another version than the caller has seen',
        code: 'version_conflict',
        payload: ({ recruitments }) => seen(recruitments[of], 7),
      },
      {
        when: 'in another state',
        code: 'illegal_recruitment_event',
        payload: ({ recruitments }) => seen(recruitments[wrong]),
      },
      ...(bare
        ? [
            {
              when: 'while the law asks for more',
              code: 'release_incomplete',
              field: 'contract_term',
              payload: ({ recruitments }: World) => seen(recruitments[bare]),
            } as const,
          ]
        : []),
    ],
  };
}

export const recruitmentEventCalls: readonly Call[] = [
  move('request_recruitment_review', { of: 'unreleased', to: 'review', wrong: 'open' }),
  move('return_recruitment_to_draft', { of: 'review', to: 'draft', wrong: 'open' }),
  move('release_recruitment', { of: 'review', to: 'released', wrong: 'unreleased', bare: 'incomplete' }),
  move('close_recruitment', { of: 'open', to: 'closed', wrong: 'review' }),
  move('reopen_recruitment', { of: 'reopenable', to: 'released', wrong: 'open', bare: 'closed' }),
  move('withdraw_recruitment', { of: 'open', to: 'draft', wrong: 'review' }),
  {
    name: 'hf_member__copy_recruitment',
    kind: 'command',
    as: 'manager',
    payload: ({ recruitments }) => ({ recruitment: { id: recruitments.whole } }),
    answer: 'id',
    refusals: [
      {
        when: 'for one that does not exist',
        code: 'not_found',
        payload: () => ({ recruitment: { id: NOBODYS } }),
      },
    ],
  },
  {
    name: 'hf_member__reconfirm_recruitments',
    kind: 'command',
    as: 'manager',
    payload: ({ recruitments }) => ({ ids: [recruitments.open, recruitments.unreleased], dry_run: false }),
    answer: 'as_of_on lines[id title as_of_on skipped]',
    holds: () => ({ lines: [{ skipped: null }, { skipped: 'not_released' }] }),
    refusals: [
      {
        when: 'without saying whether it is a dry run',
        code: 'validation_failed',
        field: 'dry_run',
        payload: ({ recruitments }) => ({ ids: [recruitments.open] }),
      },
    ],
  },
];
