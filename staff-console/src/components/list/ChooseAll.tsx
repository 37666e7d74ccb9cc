import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { type RaRecord, useDataProvider, useGetList, useLocale, useNotify } from 'ra-core';
import { BULK_MAX } from '../../../../domain/constants.ts';
import { useTranslate } from '../../i18n/use-translate.ts';
import { problemText } from '../../lib/problem-text.ts';
import { Hint } from '../Hint.tsx';
import type { ListFilter } from '../../lib/list-filter.ts';
import type { Sort } from './use-address-list.ts';
import type { Selection } from './use-selection.ts';
import { numberFormat } from '../../lib/intl-formats.ts';

/** Rows that are read at once: the most that a list answers. */
const STEP = 100;

export interface ChooseAllProps<R extends RaRecord> {
  resource: string;
  filter: ListFilter;
  sort: Sort;
  selection: Selection<R>;
}

/** Once a row is chosen: all that match the filter, also on other pages, as far as one action takes them. */
export function ChooseAll<R extends RaRecord>({ resource, filter, sort, selection }: ChooseAllProps<R>) {
  const t = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const provider = useDataProvider();
  const { total = 0, meta } = useGetList<R>(
    resource,
    { filter, sort, pagination: { page: 1, perPage: 1 } },
    { enabled: selection.count > 0 },
  );
  const most = Math.min(total, BULK_MAX);
  const choose = useMutation({
    mutationFn: async () => {
      const pages = Array.from({ length: Math.ceil(most / STEP) }, (_, at) =>
        provider.getList<R>(resource, { filter, sort, pagination: { page: at + 1, perPage: STEP } }),
      );
      return (await Promise.all(pages)).flatMap(({ data }) => data).slice(0, BULK_MAX);
    },
    onSuccess: (rows) => selection.choose(rows),
    onError: (error) => notify(problemText(error, t), { type: 'error' }),
  });
  const isCapped = total > BULK_MAX;
  const figure = numberFormat(locale).format(total);
  const all = meta?.['is_capped'] === true ? t('list.more_than', { count: figure }) : figure;
  if (selection.count >= most)
    return isCapped ? <Hint>{t('list.most_at_once', { max: BULK_MAX, all })}</Hint> : null;
  return (
    <Button loading={choose.isPending} onClick={() => choose.mutate()}>
      {isCapped ? t('list.choose_first', { max: BULK_MAX, all }) : t('list.choose_all', { all })}
    </Button>
  );
}
