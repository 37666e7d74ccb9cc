import type { CommandAnswer } from '../../../../server/client/contract.ts';
import type { BulkLine, BulkResult } from '../../components/DryRunDialog.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import { studentName } from '../../lib/student-names.ts';
import { useApi } from '../../providers/api-context.ts';

type Result = Pick<
  CommandAnswer<'hf_member__finish_consulting'>['results'][number],
  'id' | 'user' | 'is_done' | 'message'
>;

interface FinishConsulting {
  /** Line by line, what would be recorded. */
  preview(ids: number[]): Promise<BulkLine[]>;
  execute(ids: number[]): Promise<BulkResult>;
}

/** Records consultations as held, or answers what would be; what was recorded can be taken back. */
export function useFinishConsulting(): FinishConsulting {
  const api = useApi();
  const t = useTranslate();
  const lineOf = ({ id, user, is_done, message }: Result): BulkLine => ({
    id,
    who: user ? studentName(user) : `#${id}`,
    what: is_done ? t('students.finish_what') : null,
    skipped: is_done ? null : (message ?? ''),
  });
  const send = async (ids: number[], dry_run: boolean) => {
    const { results } = await api.command('hf_member__finish_consulting', { ids, dry_run });
    return {
      lines: results.map(lineOf),
      talks: results.flatMap(({ consultation_id }) => consultation_id ?? []),
    };
  };
  return {
    preview: async (ids) => (await send(ids, true)).lines,
    async execute(ids) {
      const { lines, talks } = await send(ids, false);
      if (talks.length === 0) return { lines };
      return {
        lines,
        undo: async () => {
          const { results } = await api.command('hf_member__undo_finish_consulting', { ids: talks });
          return results.filter(({ is_done }) => !is_done).map(lineOf);
        },
      };
    },
  };
}
