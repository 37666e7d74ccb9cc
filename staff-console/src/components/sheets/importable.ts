/** Resources whose rows are imported, in the order of the page. */
export const IMPORTABLE = ['companies', 'recruitments', 'users', 'universities'] as const;
export type Importable = (typeof IMPORTABLE)[number];

export const isImportable = (name: string | null | undefined): name is Importable =>
  (IMPORTABLE as readonly (string | null | undefined)[]).includes(name);

/** Whether there is a list to read besides; of universities the form of the import says all that it would. */
export const hasListToRead = (name: Importable): boolean => name !== 'universities';

export const importPath = (name: Importable): string => `/imports?of=${name}`;
