import ManageSearchOutlined from '../../../../web/icons/ManageSearchOutlined.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { Link } from 'react-router-dom';
import { RecruitmentCard, RecruitmentCardSkeleton } from '../../components/RecruitmentCard.tsx';
import { Failure, Message } from '../../components/states.tsx';
import type { RecruitmentListItem, Student } from '../../lib/api-types.ts';
import type { MasterNames } from '../../lib/master-data.ts';
import { studentLevel } from '../../lib/salary.ts';
import { useOwnApplications } from '../../lib/use-own-applications.ts';

/** Two cards beside each other where there is room. */
const LIST = { display: 'grid', gap: 2, gridTemplateColumns: { lg: '1fr 1fr' } } as const;

interface Props {
  answer: UseQueryResult<{ recruitments: RecruitmentListItem[]; total_count: number }>;
  page: number;
  perPage: number;
  master: MasterNames;
  own: Student | null;
  /** Instead of a list without jobs. */
  empty: ReactNode;
  /** Address of another page of the list. */
  addressOf(page: number): string;
}

export function Results({ answer, page, perPage, master, own, empty, addressOf }: Props) {
  const { t } = useTranslation();
  const { t: words } = useTranslation('job_search');
  const { data: applications } = useOwnApplications(own !== null);
  const applied = new Set(applications?.map(({ recruitment }) => recruitment.id));
  const isNarrow = useMediaQuery('(max-width: 599.95px)');
  if (answer.error && !answer.data)
    return <Failure isPart error={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data)
    return (
      <Box component="output" aria-label={t('loading')} sx={LIST}>
        {Array.from({ length: 5 }, (_, index) => (
          <RecruitmentCardSkeleton key={index} />
        ))}
      </Box>
    );
  const { recruitments, total_count } = answer.data;
  if (total_count === 0) return empty;
  const pages = Math.ceil(total_count / perPage);
  if (recruitments.length === 0)
    return (
      <Message
        icon={<ManageSearchOutlined />}
        title={words('pastEnd.title')}
        action={
          <Button variant="contained" component={Link} to={addressOf(1)}>
            {words('pastEnd.first')}
          </Button>
        }
      >
        {words('pastEnd.text', { count: pages })}
      </Message>
    );
  return (
    <Box aria-busy={answer.isPlaceholderData} sx={{ ...LIST, opacity: answer.isPlaceholderData ? 0.6 : 1 }}>
      {recruitments.map((row) => (
        <RecruitmentCard
          key={row.id}
          recruitment={row}
          master={master}
          level={studentLevel(own)}
          isApplied={applied.has(row.id)}
          list={addressOf(page)}
        />
      ))}
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          // One row on a phone, however many pages there are.
          siblingCount={isNarrow ? 0 : 1}
          size={isNarrow ? 'medium' : 'large'}
          color="secondary"
          getItemAriaLabel={(type, number) =>
            type === 'next' || type === 'previous'
              ? words(`pageLink.${type}`)
              : words('pageLink.page', { number })
          }
          aria-label={t('pages')}
          sx={{ justifySelf: 'center', mt: 2, gridColumn: '1 / -1' }}
          renderItem={(item) => (
            <PaginationItem
              {...item}
              component={Link}
              to={addressOf(item.page ?? 1)}
              onClick={() => window.scrollTo(0, 0)}
            />
          )}
        />
      )}
    </Box>
  );
}
