import ManageSearchOutlined from '@mui/icons-material/ManageSearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RecruitmentCard, RecruitmentCardSkeleton } from '../../components/RecruitmentCard.tsx';
import { Failure, Message } from '../../components/states.tsx';
import type { RecruitmentListItem, Student } from '../../lib/api-types.ts';
import type { MasterNames } from '../../lib/master-data.ts';
import { studentLevel } from '../../lib/salary.ts';
import { countFilters, NO_SEARCH, writeSearch } from './search-address.ts';
import type { Search } from './search-address.ts';

/** Two cards beside each other where there is room. */
const LIST = { display: 'grid', gap: 2, gridTemplateColumns: { lg: '1fr 1fr' } } as const;

interface Props {
  answer: UseQueryResult<{ recruitments: RecruitmentListItem[]; total_count: number }>;
  search: Search;
  master: MasterNames;
  own: Student | null;
  perPage: number;
  onChange(part: Partial<Search>): void;
}

export function Results({ answer, search, master, own, perPage, onChange }: Props) {
  const { t } = useTranslation(['recruitments', 'common']);
  if (answer.error && !answer.data)
    return <Failure isPart error={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data)
    return (
      <Box component="output" aria-label={t('common:loading')} sx={LIST}>
        {Array.from({ length: 5 }, (_, index) => (
          <RecruitmentCardSkeleton key={index} />
        ))}
      </Box>
    );
  const { recruitments, total_count } = answer.data;
  if (recruitments.length === 0) return <NothingFound search={search} onChange={onChange} />;
  const pages = Math.ceil(total_count / perPage);
  return (
    <Box aria-busy={answer.isPlaceholderData} sx={{ ...LIST, opacity: answer.isPlaceholderData ? 0.6 : 1 }}>
      {recruitments.map((row) => (
        <RecruitmentCard key={row.id} recruitment={row} master={master} level={studentLevel(own)} />
      ))}
      {pages > 1 && (
        <Pagination
          count={pages}
          page={Math.min(search.page, pages)}
          siblingCount={1}
          color="secondary"
          size="large"
          sx={{ justifySelf: 'center', mt: 2, gridColumn: '1 / -1' }}
          renderItem={(item) => (
            <PaginationItem
              {...item}
              component={Link}
              to={`?${writeSearch({ ...search, page: item.page ?? 1 })}`}
              onClick={(event: React.MouseEvent) => {
                event.preventDefault();
                if (item.page) onChange({ page: item.page });
              }}
            />
          )}
        />
      )}
    </Box>
  );
}

/** No job matches: says what to loosen first. */
function NothingFound({ search, onChange }: { search: Search; onChange(part: Partial<Search>): void }) {
  const { t } = useTranslation('recruitments');
  const filters = countFilters(search);
  return (
    <Message
      icon={<ManageSearchOutlined />}
      title={t('empty.title')}
      action={
        <>
          {filters > 0 && (
            <Button variant="contained" onClick={() => onChange({ ...NO_SEARCH, keyword: search.keyword })}>
              {t('filter.clear')}
            </Button>
          )}
          {search.keyword && (
            <Button variant={filters > 0 ? 'text' : 'contained'} onClick={() => onChange({ keyword: '' })}>
              {t('empty.withoutKeyword')}
            </Button>
          )}
        </>
      }
    >
      {filters > 1 ? t('empty.manyFilters') : search.keyword ? t('empty.keyword') : t('empty.text')}
    </Message>
  );
}
