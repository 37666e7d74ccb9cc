/** The address of a list that is narrowed by a filter. */
export const listPath = (list: string, filter: object): string =>
  `/${list}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
