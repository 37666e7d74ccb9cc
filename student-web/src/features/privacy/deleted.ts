/** What the navigation to the last page carries: without it nobody's account has been deleted. */
export const DELETED = { is_account_deleted: true } as const;

export function isAfterDeletion(state: unknown): boolean {
  return (state as Partial<typeof DELETED> | null)?.is_account_deleted === true;
}
