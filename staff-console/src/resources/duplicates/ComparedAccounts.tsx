import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link as RouterLink } from 'react-router-dom';
import { useWording } from '../../i18n/use-wording.ts';
import { formatDay, formatTime } from '../../lib/short-dates.ts';
import { useMasterNames } from '../../lib/use-master-data.ts';
import { kanaName, studentName } from '../../lib/student-names.ts';
import type { Account, DuplicatePair } from './duplicate.ts';

/** Both accounts beside each other; what speaks for one person is marked, in words too. */
export function ComparedAccounts({ pair }: { pair: DuplicatePair }) {
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
    <Box component="section" sx={{ overflowX: 'auto' }} tabIndex={0} aria-label={t('duplicates.comparison')}>
      <Table size="small" sx={{ tableLayout: 'fixed', minWidth: 480 }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('duplicates.account')}</TableCell>
            {accounts.map((account) => (
              <TableCell key={account.id}>
                <Link component={RouterLink} to={`/users/${account.id}`}>
                  #{account.id}
                </Link>
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
