import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useGetOne, useLocale } from 'ra-core';
import { NO_CAMPAIGN, type OfferOutcome } from '../../../../domain/overview.ts';
import type { StaffFilter, StaffRow } from '../../../../server/client/resources.ts';
import { usePick, useTranslate, type Translate } from '../../i18n/use-translate.ts';
import { formatDay } from '../../lib/short-dates.ts';
import { WHOLE_RECORD } from '../../providers/data-provider.ts';
import { Hint } from '../Hint.tsx';
import type { ListFilter } from '../../lib/list-filter.ts';

type Linked = StaffFilter<'applications'> & StaffFilter<'users'>;
type Use = Pick<NonNullable<Linked['uses']>, 'table'> & { id: number };
type Name = keyof Linked;

/** A part of the filter in words, and the names it is made of. */
interface Part {
  names: readonly Name[];
  words: string;
}

function daysOf(t: Translate, locale: string, from: string | undefined, to: string | undefined): string {
  const [first, last] = [from && formatDay(from, locale), to && formatDay(to, locale)];
  if (first && last) return t('narrowed.between', { from: first, to: last });
  return first ? t('narrowed.from', { from: first }) : t('narrowed.to', { to: last });
}

const sourceName = (t: Translate, source: string) =>
  source === NO_CAMPAIGN ? t('overview.no_campaign') : source;
const outcomes = (t: Translate, offer: OfferOutcome | readonly OfferOutcome[]) =>
  [offer]
    .flat()
    .map((outcome) => t(`overview.offer.${outcome}`))
    .join(', ');

/** Every part that only links set. */
function partsOf(
  filter: Partial<Linked>,
  t: Translate,
  locale: string,
  named: { company: string; used: string },
): Part[] {
  const parts: Part[] = [];
  const add = (words: string, ...names: Name[]) => {
    if (names.some((name) => filter[name] !== undefined)) parts.push({ names, words });
  };
  const days = (from: string | undefined, to: string | undefined) => daysOf(t, locale, from, to);
  const state = filter.left_state;
  const left = days(filter.left_from, filter.left_to);
  const sources = (list: readonly string[] | undefined) =>
    t('narrowed.source_not', { names: (list ?? []).map((source) => sourceName(t, source)).join(', ') });
  add(
    t('narrowed.applied', { days: days(filter.applied_from, filter.applied_to) }),
    'applied_from',
    'applied_to',
  );
  add(
    t('narrowed.signed_up', { days: days(filter.signed_up_from, filter.signed_up_to) }),
    'signed_up_from',
    'signed_up_to',
  );
  add(
    t('narrowed.offered', { days: days(filter.offered_from, filter.offered_to) }),
    'offered_from',
    'offered_to',
  );
  if (filter.offer) add(t('narrowed.offer', { outcomes: outcomes(t, filter.offer) }), 'offer');
  if (filter.due) add(t(`narrowed.due.${filter.due}`), 'due');
  add(
    state
      ? t('narrowed.left', { state: t(`state.${state}`), days: left })
      : t('narrowed.left_any', { days: left }),
    'left_state',
    'left_from',
    'left_to',
  );
  add(t('narrowed.company', { name: named.company }), 'company_id');
  if (filter.uses)
    add(t('narrowed.uses', { kind: t(`master_tables.${filter.uses.table}`), name: named.used }), 'uses');
  add(t('narrowed.company_not', { smart_count: filter.company_id_not?.length ?? 0 }), 'company_id_not');
  add(t('narrowed.member_not', { smart_count: filter.hf_member_id_not?.length ?? 0 }), 'hf_member_id_not');
  for (const name of ['campaign_source', 'signup_campaign_source'] as const)
    add(t('narrowed.source', { name: sourceName(t, filter[name] ?? '') }), name);
  for (const name of ['campaign_source_not', 'signup_campaign_source_not'] as const)
    add(sources(filter[name]), name);
  if (filter.scope === 'unassigned') add(t('narrowed.unassigned'), 'scope');
  if (filter.is_open === true) add(t('narrowed.open'), 'is_open');
  return parts;
}

/** The name of a row of the master data that a list is narrowed by. */
function useUsed(use: Use | undefined): string {
  const pick = usePick();
  const { data } = useGetOne<{ id: number; name?: Record<string, string>; local_name?: string }>(
    use?.table ?? 'job_categories',
    { id: use?.id ?? 0, meta: WHOLE_RECORD },
    { enabled: use !== undefined },
  );
  return (data && (pick(data.name) || data.local_name)) || '…';
}

interface NarrowedByProps {
  filter: ListFilter;
  /** Filters that have a field of their own. */
  fields: readonly string[];
  onChange(changed: ListFilter): void;
}

/** What a link has narrowed a list by and no field shows: in words, each to be taken away. */
export function NarrowedBy({ filter, fields, onChange }: NarrowedByProps) {
  const t = useTranslate();
  const pick = usePick();
  const locale = useLocale() ?? 'en';
  const companyId = typeof filter['company_id'] === 'number' ? filter['company_id'] : null;
  const { data: company } = useGetOne<StaffRow<'companies'>>(
    'companies',
    { id: companyId ?? 0 },
    { enabled: companyId !== null && !fields.includes('company_id') },
  );
  const used = useUsed(filter['uses'] as Use | undefined);
  const named = { company: company ? pick(company.official_name) : '…', used };
  const parts = partsOf(filter, t, locale, named).filter((part) =>
    part.names.every((name) => !fields.includes(name)),
  );
  if (parts.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={t('narrowed.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}
    >
      <Hint>{t('narrowed.label')}</Hint>
      {parts.map(({ names, words }) => {
        const remove = () => onChange(Object.fromEntries(names.map((name) => [name, undefined])));
        return (
          <Chip
            key={names[0]}
            label={words}
            onClick={remove}
            onDelete={remove}
            aria-label={t('narrowed.remove', { filter: words })}
            sx={{ maxWidth: '100%', height: 32, bgcolor: 'secondary.light' }}
          />
        );
      })}
    </Box>
  );
}
