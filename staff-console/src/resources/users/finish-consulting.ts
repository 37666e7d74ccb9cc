import type { BulkLine } from '../../components/DryRunDialog.tsx';
import { useSay } from '../../i18n/use-words.ts';
import { useApi } from '../../providers/api.ts';
import { studentName } from '../../lib/student-names.ts';

/** Records consultations as held, or answers what would be, line by line. */
export function useFinishConsulting(): (ids: number[], dryRun: boolean) => Promise<BulkLine[]> {
  const api = useApi();
  const say = useSay();
  return async (ids, dry_run) => {
    const { results } = await api.command('hf_member__finish_consulting', { ids, dry_run });
    return results.map(({ id, user, is_done, message }) => ({
      id,
      who: user ? studentName(user) : `#${id}`,
      what: is_done ? say('students.finish_what') : null,
      skipped: is_done ? null : (message ?? ''),
    }));
  };
}
