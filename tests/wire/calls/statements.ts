/** How many SQL statements each call sends, by its name and who asks. */
export const STATEMENTS: Readonly<Record<string, number>> = {};
