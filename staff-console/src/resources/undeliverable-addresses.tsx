import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useRefresh } from 'ra-core';
import type { StaffRow } from '../../../server/client/resources.ts';
import { BounceReason } from '../components/Bounce.tsx';
import { LiftUndeliverable } from '../components/LiftUndeliverable.tsx';
import { PageLink } from '../components/PageLink.tsx';
import { describe, NO_TABLE } from '../described/describe.ts';
import { useWording } from '../i18n/use-wording.ts';
import { studentName } from '../lib/student-names.ts';

type Row = StaffRow<'undeliverable_addresses'>;

const OWNERS = ['student', 'company', 'staff', 'nobody'] as const;
type Owner = (typeof OWNERS)[number];

interface OwnerProps {
  kind: Owner;
  to: string;
  name: string;
  note?: string | false;
}

function OwnerLink({ kind, to, name, note }: OwnerProps) {
  const { t } = useWording();
  return (
    <span>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {t(`bounces.addresses.owners.${kind}`)}
      </Box>{' '}
      <PageLink to={to}>{name}</PageLink>
      {note}
    </span>
  );
}

/** Links to where the address is kept. */
function Owners({ row: { user, companies, hf_member } }: { row: Row }) {
  const { t, pick } = useWording();
  if (!user && !hf_member && companies.length === 0) return t('bounces.addresses.owners.nobody');
  return (
    <Stack component="span" sx={{ alignItems: 'flex-start' }}>
      {user && (
        <OwnerLink
          kind="student"
          to={`/users/${user.id}`}
          name={studentName(user)}
          note={!user.is_current && t('bounces.addresses.former')}
        />
      )}
      {companies.map(({ id, official_name }) => (
        <OwnerLink key={id} kind="company" to={`/companies/${id}`} name={pick(official_name) || `#${id}`} />
      ))}
      {hf_member && (
        <OwnerLink
          kind="staff"
          to={`/hf_members/${hf_member.id}`}
          name={pick(hf_member.names) || `#${hf_member.id}`}
        />
      )}
    </Stack>
  );
}

/** The way to lift a mark, or who did. */
function Lifting({ row: { id, email, can, lifted_at, lifted_reason, lifted_by_hf_member } }: { row: Row }) {
  const { t, pick, time } = useWording();
  const refresh = useRefresh();
  if (lifted_at) {
    // Staff give a reason, students none.
    if (lifted_reason === null) return t('bounces.addresses.lifted_by_student', { time: time(lifted_at) });
    return t('bounces.addresses.lifted_by', {
      time: time(lifted_at),
      who: pick(lifted_by_hf_member?.names) || '—',
    });
  }
  if (!can.lift) return '—';
  return (
    <LiftUndeliverable
      addressId={id}
      onLifted={refresh}
      aria-label={t('bounces.addresses.lift_of', { email })}
    >
      {t('bounces.addresses.lift')}
    </LiftUndeliverable>
  );
}

/** Addresses that nothing reaches, the newest first. */
export default describe('undeliverable_addresses', NO_TABLE, {
  words: 'bounces.addresses',
  nameOf: (row) => row.email,
  list: {
    sort: ['marked_at', 'DESC'],
    // Its owners have pages, and may be several.
    linkTo: () => null,
    hasExport: true,
    filters: [
      {
        name: 'owner',
        values: OWNERS,
        words: (owner: Owner) => `bounces.addresses.owners.${owner}`,
      },
      { name: 'with_lifted', kind: 'switch' },
    ],
    columns: [
      {
        field: 'email',
        render: (row) => (
          <Box component="span" sx={{ display: 'block', minWidth: { md: 240 } }}>
            {row.email}
          </Box>
        ),
      },
      { id: 'owner', label: 'bounces.addresses.owner', render: (row) => <Owners row={row} /> },
      { id: 'why', label: 'bounces.addresses.why', render: (row) => <BounceReason {...row} /> },
      { field: 'marked_at', sort: true, render: (row, { time }) => time(row.marked_at) },
      { id: 'lifting', label: 'bounces.addresses.sending', render: (row) => <Lifting row={row} /> },
      { field: 'text', isOptional: true, isLong: true },
      { field: 'lifted_reason', isOptional: true, isLong: true },
    ],
  },
});
