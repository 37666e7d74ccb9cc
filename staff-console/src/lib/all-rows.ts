import type { DataProvider, RaRecord, SortPayload } from 'ra-core';

/** As many as the server gives at once. */
const PER_PAGE = 100;

/** All rows of a list, page by page. */
export async function allRows<R extends RaRecord>(
  provider: Pick<DataProvider, 'getList'>,
  resource: string,
  { filter, sort }: { filter: object; sort: SortPayload },
): Promise<R[]> {
  const rows: R[] = [];
  for (let page = 1; ; page++) {
    const { data } = await provider.getList<R>(resource, {
      filter,
      sort,
      pagination: { page, perPage: PER_PAGE },
    });
    rows.push(...data);
    if (data.length < PER_PAGE) return rows;
  }
}
