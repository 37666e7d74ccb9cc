import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { StaffResourceName, StaffRow } from '../../../../server/client/resources.ts';
import { useWording, type Wording } from '../../i18n/use-wording.ts';
import type { MessageKey } from '../../i18n/messages.ts';
import { mailName } from '../../lib/mail-name.ts';
import { viewPath } from '../../lib/saved-views.ts';
import { resources } from '../../resources/all.ts';
import { useMember } from '../../session/member.ts';
import { kanaName, studentName } from '../../lib/student-names.ts';
import { type Rank, rankOf } from './rank.ts';

/** One line of the palette: what it is called, what tells it apart, and where it leads. */
export interface Hit {
  key: string;
  group: MessageKey;
  name: string;
  about: string;
  to: string;
  rank: Rank;
}

interface Kind<N extends StaffResourceName> {
  label: MessageKey;
  hit(row: StaffRow<N>, wording: Wording): Pick<Hit, 'name' | 'about' | 'to'>;
  /** What else it is called. */
  names?(row: StaffRow<N>): readonly (string | null | undefined)[];
  /** What can be done with the one that matches best. */
  actions?(row: StaffRow<N>): { label: MessageKey; to: string }[];
}

/** A name as it is also said: the first name first. */
const bothWays = (first: string | null, last: string | null) => [first, last].filter(Boolean).join(' ');

const joined = (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · ');

/** The records that are looked through, each by the search of its list: names, kana, romaji and numbers. */
const KINDS = {
  users: {
    label: 'students.title',
    hit: (row) => ({
      name: studentName(row),
      about: joined(kanaName(row), `#${row.id}`),
      to: `/users/${row.id}`,
    }),
    names: (row) => [
      kanaName(row),
      bothWays(row.first_name, row.last_name),
      'email' in row ? row.email : null,
    ],
    actions: ({ id }) => [{ label: 'matching.jobs', to: `/users/${id}/matches` }],
  },
  applications: {
    label: 'layout.applications',
    hit: ({ id, user, company, recruitment, state }, { t, pick }) => ({
      name: studentName(user),
      about: joined(pick(company.official_name), pick(recruitment.title), t(`state.${state}`), `#${id}`),
      to: `/applications/${id}/show`,
    }),
    names: ({ user }) => [bothWays(user.first_name, user.last_name)],
  },
  recruitments: {
    label: 'recruitments.title',
    hit: (row, { pick }) => ({
      name: pick(row.title) || `#${row.id}`,
      about: joined(pick(row.company.official_name), `#${row.id}`),
      to: `/recruitments/${row.id}`,
    }),
    names: ({ title }) => Object.values(title),
    actions: ({ id }) => [{ label: 'matching.students', to: `/recruitments/${id}/matches` }],
  },
  companies: {
    label: 'companies.title',
    hit: (row, { pick }) => ({
      name: pick(row.official_name) || `#${row.id}`,
      about: `#${row.id}`,
      to: `/companies/${row.id}`,
    }),
    names: ({ official_name }) => Object.values(official_name),
  },
  deliveries: {
    label: 'layout.deliveries',
    hit: (row, { t }) => ({
      name: row.subject || mailName(row.template, t),
      about: joined(row.recipient_user && studentName(row.recipient_user), `#${row.id}`),
      to: `/deliveries/${row.id}/show`,
    }),
  },
  saved_views: {
    label: 'views.title',
    hit: (row, { t, pick }) => {
      const list = resources.find(({ name }) => name === row.list);
      return {
        name: t('views.go_to', { name: row.name }),
        about: joined(
          list && t(list.menu.label),
          !row.is_own && t('views.by', { name: pick(row.hf_member.names) }),
        ),
        to: viewPath(row),
      };
    },
  },
} as const satisfies { [N in StaffResourceName]?: Kind<N> };

type KindName = keyof typeof KINDS;
const NAMES = Object.keys(KINDS) as KindName[];

/** Of each kind so many are looked at, of which the best are shown. */
const LOOKED_AT = 25;
const SHOWN = 5;

/** What the lists find for the words, a few of each kind; whole once every list has answered. */
export function useHits(words: string): { hits: Hit[]; isPending: boolean; isWhole: boolean } {
  const provider = useDataProvider();
  const wording = useWording();
  const { sees_all_applications } = useMember();
  // Mentors have no list of all applications: they look among those they may open.
  const scope = sees_all_applications ? 'all' : 'mine';
  const queries = useQueries({
    queries: NAMES.map((name) => ({
      queryKey: ['palette', name, words],
      queryFn: () =>
        provider.getList(name, {
          filter: { q: words, ...(name === 'applications' && { scope }) },
          pagination: { page: 1, perPage: LOOKED_AT },
          sort: { field: 'id', order: 'DESC' },
        }),
      enabled: words !== '',
      staleTime: 30_000,
      // What was found for fewer letters stays until the answer is here.
      placeholderData: keepPreviousData,
    })),
  });
  const hits = NAMES.flatMap((name, place) => {
    const kind = KINDS[name] as unknown as Kind<KindName>;
    const rows = (queries[place]?.data?.data ?? []) as StaffRow<KindName>[];
    const found = rows.map((row) => {
      const hit = kind.hit(row, wording);
      const rank = rankOf(words, [hit.name, ...(kind.names?.(row) ?? [])], row.id);
      return { row, hit: { key: `${name} ${row.id}`, group: kind.label, ...hit, rank } };
    });
    const best = found.toSorted((a, b) => a.hit.rank - b.hit.rank).slice(0, SHOWN);
    return best.flatMap(({ row, hit }, index): Hit[] => {
      const actions = index === 0 ? (kind.actions?.(row) ?? []) : [];
      return [
        hit,
        ...actions.map(({ label, to }) => ({
          key: to,
          group: kind.label,
          name: `${wording.t(label)}: ${hit.name}`,
          about: '',
          to,
          rank: hit.rank,
        })),
      ];
    });
  });
  const isPending = words !== '' && queries.some((query) => query.isPending);
  const isWhole = !isPending && !queries.some((query) => query.isPlaceholderData);
  return { hits, isPending, isWhole };
}
