import { NOBODYS, type Call } from './call.ts';

/** How far recruitments come, decided by managers. */

const MANAGERS = '401 403 403 403 403 403 200';
const seen = (id: number) => ({ recruitment: { id, version: 0 } });

export const recruitmentEventCalls: readonly Call[] = [
  {
    name: 'hf_member__request_recruitment_review',
    kind: 'command',
    as: 'manager',
    payload: ({ recruitments }) => seen(recruitments.unreleased),
    answer: 'id state version events_allowed',
    holds: () => ({ state: 'review', version: 1 }),
    roles: MANAGERS,
    refusals: [
      { when: 'for one that does not exist', code: 'not_found', payload: () => seen(NOBODYS) },
      {
        when: 'for another version than the caller has seen',
        code: 'version_conflict',
        payload: ({ recruitments }) => ({ recruitment: { id: recruitments.unreleased, version: 7 } }),
      },
      {
        when: 'in another state',
        code: 'illegal_transition',
        payload: ({ recruitments }) => seen(recruitments.open),
      },
    ],
  },
  {
    name: 'hf_member__return_recruitment_to_draft',
    kind: 'command',
    as: 'manager',
    payload: ({ recruitments }) => seen(recruitments.review),
    answer: 'id state version events_allowed',
    holds: () => ({ state: 'draft', version: 1 }),
    roles: MANAGERS,
    refusals: [
      { when: 'for one that does not exist', code: 'not_found', payload: () => seen(NOBODYS) },
      {
        when: 'for another version than the caller has seen',
        code: 'version_conflict',
        payload: ({ recruitments }) => ({ recruitment: { id: recruitments.review, version: 7 } }),
      },
      {
        when: 'in another state',
        code: 'illegal_transition',
        payload: ({ recruitments }) => seen(recruitments.open),
      },
    ],
  },
  {
    name: 'hf_member__release_recruitment',
    kind: 'command',
    as: 'manager',
    payload: ({ recruitments }) => seen(recruitments.review),
    answer: 'id state version events_allowed',
    holds: () => ({ state: 'released', version: 1 }),
    roles: MANAGERS,
    refusals: [
      { when: 'for one that does not exist', code: 'not_found', payload: () => seen(NOBODYS) },
      {
        when: 'for another version than the caller has seen',
        code: 'version_conflict',
        payload: ({ recruitments }) => ({ recruitment: { id: recruitments.review, version: 7 } }),
      },
      {
        when: 'in another state',
        code: 'illegal_transition',
        payload: ({ recruitments }) => seen(recruitments.unreleased),
      },
      {
        when: 'while the law asks for more',
        code: 'release_incomplete',
        field: 'contract_term',
        payload: ({ recruitments }) => seen(recruitments.incomplete),
      },
    ],
  },
  {
    name: 'hf_member__close_recruitment',
    kind: 'command',
    as: 'manager',
    payload: ({ recruitments }) => seen(recruitments.open),
    answer: 'id state version events_allowed',
    holds: () => ({ state: 'closed', version: 1 }),
    roles: MANAGERS,
    refusals: [
      { when: 'for one that does not exist', code: 'not_found', payload: () => seen(NOBODYS) },
      {
        when: 'for another version than the caller has seen',
        code: 'version_conflict',
        payload: ({ recruitments }) => ({ recruitment: { id: recruitments.open, version: 7 } }),
      },
      {
        when: 'in another state',
        code: 'illegal_transition',
        payload: ({ recruitments }) => seen(recruitments.review),
      },
    ],
  },
  {
    name: 'hf_member__reopen_recruitment',
    kind: 'command',
    as: 'manager',
    payload: ({ recruitments }) => seen(recruitments.reopenable),
    answer: 'id state version events_allowed',
    holds: () => ({ state: 'released', version: 1 }),
    roles: MANAGERS,
    refusals: [
      { when: 'for one that does not exist', code: 'not_found', payload: () => seen(NOBODYS) },
      {
        when: 'for another version than the caller has seen',
        code: 'version_conflict',
        payload: ({ recruitments }) => ({ recruitment: { id: recruitments.reopenable, version: 7 } }),
      },
      {
        when: 'in another state',
        code: 'illegal_transition',
        payload: ({ recruitments }) => seen(recruitments.open),
      },
      {
        when: 'while the law asks for more',
        code: 'release_incomplete',
        field: 'contract_term',
        payload: ({ recruitments }) => seen(recruitments.closed),
      },
    ],
  },
  {
    name: 'hf_member__withdraw_recruitment',
    kind: 'command',
    as: 'manager',
    payload: ({ recruitments }) => seen(recruitments.open),
    answer: 'id state version events_allowed',
    holds: () => ({ state: 'draft', version: 1 }),
    roles: MANAGERS,
    refusals: [
      { when: 'for one that does not exist', code: 'not_found', payload: () => seen(NOBODYS) },
      {
        when: 'for another version than the caller has seen',
        code: 'version_conflict',
        payload: ({ recruitments }) => ({ recruitment: { id: recruitments.open, version: 7 } }),
      },
      {
        when: 'in another state',
        code: 'illegal_transition',
        payload: ({ recruitments }) => seen(recruitments.review),
      },
    ],
  },
  {
    name: 'hf_member__copy_recruitment',
    kind: 'command',
    as: 'manager',
    payload: ({ recruitments }) => ({ recruitment: { id: recruitments.whole } }),
    answer: 'id',
    roles: MANAGERS,
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
    roles: MANAGERS,
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
