import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { useTranslation } from '../i18n/use-translation.tsx';
import { Link, useLocation, useSearchParams } from 'react-router-dom';

interface Props {
  page: number;
  per_page: number;
  total_count: number;
}

/** The pages of a list as links, so that they work without JavaScript and can be opened beside each other. */
export function Pages({ page, per_page, total_count }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const count = Math.ceil(total_count / per_page);
  if (count <= 1) return null;
  const addressOf = (number: number | null) => {
    const others = new URLSearchParams(parameters);
    if (number === null || number === 1) others.delete('page');
    else others.set('page', String(number));
    return others.size > 0 ? `${pathname}?${others}` : pathname;
  };
  return (
    <Pagination
      count={count}
      page={page}
      aria-label={t('pages')}
      sx={{ display: 'flex', justifyContent: 'center', mt: 4 }}
      renderItem={(item) => <PaginationItem {...item} component={Link} to={addressOf(item.page)} />}
    />
  );
}

/** The page of a list that the address asks for. */
export function pageOf(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
