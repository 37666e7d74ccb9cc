import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { ListBase, useListContext, useNotify } from 'ra-core';
import { useState } from 'react';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Hint } from '../../components/Hint.tsx';
import { ListPager } from '../../components/ListPager.tsx';
import { LoadProblem } from '../../components/LoadProblem.tsx';
import { PageLink } from '../../components/PageLink.tsx';
import { Problem } from '../../components/Problem.tsx';
import { Row } from '../../components/Row.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { PageLoading } from '../../layout/PageLoading.tsx';
import { formatDay, formatTime } from '../../lib/short-dates.ts';
import { kanaName, studentName } from '../../lib/student-names.ts';
import { useMasterNames } from '../../lib/use-master-data.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useApi } from '../../providers/api-context.ts';
import type { Account, DuplicatePair } from './duplicate.ts';
import { MergeDialog } from './MergeDialog.tsx';

/** Both accounts beside each other; what speaks for one person is marked, in words too. */
function ComparedAccounts({ pair }: { pair: DuplicatePair }) {
  const { t, locale } = useWording();
  const nameOf = useMasterNames('countries');
  const reasons = new Set<string>(pair.reasons);
  const rows: { label: string; of: (account: Account) => string; isSame?: boolean }[] = [
    { label: t('students.name'), of: studentName, isSame: reasons.has('name') },
    { label: t('students.kana'), of: kanaName, isSame: reasons.has('kana_name') },
    { label: t('students.email'), of: (account) => account.email, isSame: reasons.has('email') },
    {
      label: t('students.phone_num'),
      of: (account) => account.phone_num ?? '',
      isSame: reasons.has('phone'),
    },
    {
      label: t('students.birth_day'),
      of: (account) => (account.birth_day ? formatDay(account.birth_day, locale) : ''),
      isSame: pair.is_birth_day_same === true,
    },
    { label: t('students.home_country_id'), of: (account) => nameOf('countries', account.home_country_id) },
    { label: t('students.applications'), of: (account) => String(account.applications_count) },
    { label: t('students.created_at'), of: (account) => formatTime(account.created_at, locale) },
  ];
  const accounts = [pair.user, pair.other_user];
  return (
    <Box
      component="section"
      sx={{ overflowX: 'auto' }}
      tabIndex={0}
      aria-label={`${t('duplicates.comparison')}: ${accounts.map(({ id }) => `#${id}`).join(', ')}`}
    >
      <Table size="small" sx={{ tableLayout: 'fixed', minWidth: 480 }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('duplicates.account')}</TableCell>
            {accounts.map((account) => (
              <TableCell key={account.id}>
                <PageLink to={`/users/${account.id}`}>#{account.id}</PageLink>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ label, of, isSame }) => (
            <TableRow key={label} sx={isSame ? { bgcolor: 'success.light' } : {}}>
              <TableCell
                component="th"
                scope="row"
                sx={{ color: isSame ? 'text.primary' : 'text.secondary' }}
              >
                {label}
                {isSame && ` (${t('duplicates.same')})`}
              </TableCell>
              {accounts.map((account) => (
                <TableCell key={account.id} sx={{ overflowWrap: 'anywhere' }}>
                  {of(account) || '—'}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** One pair: why it is shown, both accounts, and what to do about them. */
function Pair({ pair, onChanged }: { pair: DuplicatePair; onChanged(): void }) {
  const t = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const [isMerging, setMerging] = useState(false);
  const distinguish = useMutation({
    mutationFn: () =>
      api.command('hf_member__mark_not_duplicate', {
        users: { user_id: pair.user.id, other_user_id: pair.other_user.id, are_different: true },
      }),
    onSuccess: () => {
      notify(t('duplicates.distinguished'), { type: 'success' });
      onChanged();
    },
  });
  const names = `${studentName(pair.user)} · ${studentName(pair.other_user)}`;
  return (
    <Paper component="article" variant="outlined" aria-label={names} sx={{ p: 2, mb: 2 }}>
      <Row sx={{ mb: 1 }}>
        <Typography component="h2" variant="h2" sx={{ mr: 1 }}>
          {names}
        </Typography>
        {pair.reasons.map((reason) => (
          <Chip key={reason} size="small" label={t(`duplicates.reasons.${reason}`)} />
        ))}
        {pair.is_birth_day_same !== null && (
          <Chip
            size="small"
            variant="outlined"
            label={t(pair.is_birth_day_same ? 'duplicates.birth_day_same' : 'duplicates.birth_day_differs')}
          />
        )}
      </Row>
      <ComparedAccounts pair={pair} />
      <Problem of={distinguish} />
      <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end', mt: 1.5 }}>
        <Button disabled={distinguish.isPending} onClick={() => distinguish.mutate()}>
          {t('duplicates.two_people')}
        </Button>
        <Button variant="contained" onClick={() => setMerging(true)}>
          {t('duplicates.merge_dots')}
        </Button>
      </Stack>
      {isMerging && (
        <MergeDialog
          pair={pair}
          onClose={() => setMerging(false)}
          onDone={() => {
            setMerging(false);
            onChanged();
          }}
        />
      )}
    </Paper>
  );
}

function Pairs() {
  const t = useTranslate();
  const { data, error, isPending, refetch } = useListContext<DuplicatePair>();
  if (error) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (isPending) return <PageLoading />;
  if (data.length === 0)
    return <EmptyState title={t('duplicates.empty')} hint={t('duplicates.empty_hint')} />;
  return (
    <>
      {data.map((pair) => (
        <Pair key={pair.id} pair={pair} onChanged={() => void refetch()} />
      ))}
      <ListPager />
    </>
  );
}

/** Out of the pairs of one student, whose page led here. */
function AllPairs() {
  const t = useTranslate();
  const { filterValues } = useListContext<DuplicatePair>();
  if ((filterValues as { user_id?: unknown }).user_id === undefined) return null;
  return (
    <ButtonLink variant="outlined" to="/user_duplicates?filter=%7B%7D">
      {t('duplicates.all')}
    </ButtonLink>
  );
}

/** Accounts that may be one person's, the likeliest first. */
export default function DuplicatesPage() {
  const t = useTranslate();
  usePageTitle(t('duplicates.title'));
  return (
    <ListBase
      resource="user_duplicates"
      perPage={10}
      sort={{ field: 'strength', order: 'DESC' }}
      storeKey={false}
    >
      <Box sx={{ maxWidth: 1000, mx: 'auto' }}>
        <Row spacing={2}>
          <Typography component="h1" variant="h1" sx={{ flex: 1 }}>
            {t('duplicates.title')}
          </Typography>
          <AllPairs />
          <ButtonLink variant="outlined" to="/user_merges">
            {t('duplicates.merges.title')}
          </ButtonLink>
        </Row>
        <Hint sx={{ mb: 2 }}>{t('duplicates.hint')}</Hint>
        <Pairs />
      </Box>
    </ListBase>
  );
}
