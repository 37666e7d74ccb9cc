import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useGetOne, useLocale } from 'react-admin';
import { NO_CAMPAIGN, type OfferOutcome } from '../../../../domain/overview.ts';
import type { StaffFilter, StaffRow } from '../../../../server/client/resources.ts';
import { usePick, useSay, type Say } from '../../i18n/use-words.ts';
import { formatDay } from '../../lib/dates.ts';
import type { ListFilter } from './use-address-list.ts';

type Linked = StaffFilter<'applications'> & StaffFilter<'users'>;
type Name = keyof Linked;

/** A part of the filter in words, and the names it is made of. */
interface Part {
  names: readonly Name[];
  words: string;
}

function daysOf(say: Say, locale: string, from: string | undefined, to: string | undefined): string {
  const [first, last] = [from && formatDay(from, locale), to && formatDay(to, locale)];
  if (first && last) return say('narrowed.between', { from: first, to: last });
  return first ? say('narrowed.from', { from: first }) : say('narrowed.to', { to: last });
}

const sourceName = (say: Say, source: string) =>
  source === NO_CAMPAIGN ? say('overview.no_campaign') : source;
const outcomes = (say: Say, offer: OfferOutcome | readonly OfferOutcome[]) =>
  [offer]
    .flat()
    .map((outcome) => say(`overview.offer.${outcome}`))
    .join(', ');

/** Every part that only links set. */
function partsOf(filter: Partial<Linked>, say: Say, locale: string, company: string): Part[] {
  const parts: Part[] = [];
  const add = (words: string, ...names: Name[]) => {
    if (names.some((name) => filter[name] !== undefined)) parts.push({ names, words });
  };
  const days = (from: string | undefined, to: string | undefined) => daysOf(say, locale, from, to);
  const state = filter.left_state;
  const left = days(filter.left_from, filter.left_to);
  const sources = (list: readonly string[] | undefined) =>
    say('narrowed.source_not', { names: (list ?? []).map((source) => sourceName(say, source)).join(', ') });
  add(
    say('narrowed.applied', { days: days(filter.applied_from, filter.applied_to) }),
    'applied_from',
    'applied_to',
  );
  add(
    say('narrowed.signed_up', { days: days(filter.signed_up_from, filter.signed_up_to) }),
    'signed_up_from',
    'signed_up_to',
  );
  add(
    say('narrowed.offered', { days: days(filter.offered_from, filter.offered_to) }),
    'offered_from',
    'offered_to',
  );
  if (filter.offer) add(say('narrowed.offer', { outcomes: outcomes(say, filter.offer) }), 'offer');
  if (filter.due) add(say(`narrowed.due.${filter.due}`), 'due');
  add(
    state
      ? say('narrowed.left', { state: say(`state.${state}`), days: left })
      : say('narrowed.left_any', { days: left }),
    'left_state',
    'left_from',
    'left_to',
  );
  add(say('narrowed.company', { name: company }), 'company_id');
  add(say('narrowed.company_not', { smart_count: filter.company_id_not?.length ?? 0 }), 'company_id_not');
  add(say('narrowed.member_not', { smart_count: filter.hf_member_id_not?.length ?? 0 }), 'hf_member_id_not');
  for (const name of ['campaign_source', 'signup_campaign_source'] as const)
    add(say('narrowed.source', { name: sourceName(say, filter[name] ?? '') }), name);
  for (const name of ['campaign_source_not', 'signup_campaign_source_not'] as const)
    add(sources(filter[name]), name);
  if (filter.scope === 'unassigned') add(say('narrowed.unassigned'), 'scope');
  if (filter.is_open === true) add(say('narrowed.open'), 'is_open');
  return parts;
}

interface NarrowedByProps {
  filter: ListFilter;
  /** Filters that have a field of their own. */
  fields: readonly string[];
  onChange(changed: ListFilter): void;
}

/** What a link has narrowed a list by and no field shows: in words, each to be taken away. */
export function NarrowedBy({ filter, fields, onChange }: NarrowedByProps) {
  const say = useSay();
  const pick = usePick();
  const locale = useLocale() ?? 'en';
  const companyId = typeof filter['company_id'] === 'number' ? filter['company_id'] : null;
  const { data: company } = useGetOne<StaffRow<'companies'>>(
    'companies',
    { id: companyId ?? 0 },
    { enabled: companyId !== null && !fields.includes('company_id') },
  );
  const parts = partsOf(filter, say, locale, company ? pick(company.official_name) : '…').filter(
    ({ names }) => names.every((name) => !fields.includes(name)),
  );
  if (parts.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={say('narrowed.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}
    >
      <Typography variant="body2" color="textSecondary">
        {say('narrowed.label')}
      </Typography>
      {parts.map(({ names, words }) => {
        const remove = () => onChange(Object.fromEntries(names.map((name) => [name, undefined])));
        return (
          <Chip
            key={names[0]}
            label={words}
            onClick={remove}
            onDelete={remove}
            aria-label={say('narrowed.remove', { filter: words })}
            sx={{ maxWidth: '100%', height: 32, bgcolor: 'secondary.light' }}
          />
        );
      })}
    </Box>
  );
}
