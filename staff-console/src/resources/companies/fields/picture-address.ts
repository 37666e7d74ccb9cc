import type { Data } from '../../../lib/record-changes.ts';
import type { Company } from '../company.ts';

/** Where the pictures of the saved company are, by the ids of their files: rows move, files do not. */
export function pictureAddress(record: Data, fileId: number): string | null | undefined {
  const company: Partial<Company> = record;
  if (company.logo_file_id === fileId) return company.logo_url;
  return company.images?.find(({ file_id }) => file_id === fileId)?.url;
}
