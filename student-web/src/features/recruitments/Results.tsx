import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RecruitmentCard, RecruitmentCardSkeleton } from '../../components/RecruitmentCard.tsx';
import { Failure } from '../../components/states.tsx';
import type { RecruitmentListItem, Student } from '../../lib/api-types.ts';
import type { MasterNames } from '../../lib/master-data.ts';
import { studentLevel } from '../../lib/salary.ts';

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
  if (recruitments.length === 0 && page === 1) return empty;
  const pages = Math.ceil(total_count / perPage);
  return (
    <Box aria-busy={answer.isPlaceholderData} sx={{ ...LIST, opacity: answer.isPlaceholderData ? 0.6 : 1 }}>
      {recruitments.map((row) => (
        <RecruitmentCard key={row.id} recruitment={row} master={master} level={studentLevel(own)} />
      ))}
      {(pages > 1 || page > 1) && (
        <Pagination
          count={Math.max(1, pages)}
          page={Math.min(page, Math.max(1, pages))}
          siblingCount={1}
          color="secondary"
          size="large"
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
