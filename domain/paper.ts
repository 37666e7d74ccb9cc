/** What a resume is printed on: A4 sheets, or one A3 sheet to be folded. */
export const PAPERS = ['a4', 'a3'] as const;
export type Paper = (typeof PAPERS)[number];
