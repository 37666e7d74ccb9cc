import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useListContext, useLocale } from 'ra-core';
import { useTranslate } from '../i18n/use-translate.ts';
import { Hint } from './Hint.tsx';
import { Row } from './Row.tsx';
import { numberFormat } from '../lib/intl-formats.ts';

interface PagerProps {
  page: number;
  perPage: number;
  /** Rows on this page. */
  shown: number;
  total: number;
  isCapped: boolean;
  onPage(page: number): void;
  children?: ReactNode;
}

/** Previous and next, with where one is. A capped total says so. */
export function Pager({ page, perPage, shown, total, isCapped, onPage, children }: PagerProps) {
  const t = useTranslate();
  const locale = useLocale();
  const from = (page - 1) * perPage + 1;
  const to = from + shown - 1;
  const hasNext = to < total || (isCapped && shown === perPage);
  if (shown === 0 || (page === 1 && !hasNext && !children)) return null;
  const number = numberFormat(locale);
  return (
    <Row
      component="nav"
      aria-label={t('paging.label')}

      spacing={2}
      sx={{ justifyContent: 'flex-end', mt: 2 }}
    >
      {children}
      <Hint>
        {t(isCapped ? 'paging.position_capped' : 'paging.position', {
          from: number.format(from),
          to: number.format(to),
          total: number.format(total),
        })}
      </Hint>
      <Button variant="outlined" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('paging.previous')}
      </Button>
      <Button variant="outlined" disabled={!hasNext} onClick={() => onPage(page + 1)}>
        {t('paging.next')}
      </Button>
    </Row>
  );
}

/** The pager of a react-admin list. */
export function ListPager() {
  const { page, perPage, setPage, total = 0, data, meta } = useListContext();
  return (
    <Pager
      page={page}
      perPage={perPage}
      shown={data?.length ?? 0}
      total={total}
      isCapped={(meta as { is_capped?: boolean } | undefined)?.is_capped === true}
      onPage={setPage}
    />
  );
}
