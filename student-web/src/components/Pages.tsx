import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

interface Props {
  page: number;
  per_page: number;
  total_count: number;
}

/** The pages of a list as links, so that they work without JavaScript and can be opened beside each other. */
export function Pages({ page, per_page, total_count }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const count = Math.ceil(total_count / per_page);
  if (count <= 1) return null;
  return (
    <Pagination
      count={count}
      page={page}
      aria-label={t('pages')}
      sx={{ display: 'flex', justifyContent: 'center', mt: 4 }}
      renderItem={(item) => (
        <PaginationItem
          {...item}
          component={Link}
          to={item.page === 1 ? pathname : `${pathname}?page=${item.page}`}
        />
      )}
    />
  );
}

/** The page of a list that the address asks for. */
export function pageOf(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
