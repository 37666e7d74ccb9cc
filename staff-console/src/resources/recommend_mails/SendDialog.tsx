import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { required } from '../../../../domain/required.ts';
import type { CommandAnswer } from '../../../../server/client/contract.ts';
import { DryRunDialog, type BulkLine } from '../../components/DryRunDialog.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { formatPlannedTime } from '../../lib/short-dates.ts';
import { languageName } from '../../../../web/languages.ts';
import { studentName } from '../../lib/student-names.ts';
import { useApi } from '../../providers/api-context.ts';
import { payloadOf, type Ask } from './ask.ts';
import { useJobWords } from './use-left-out.ts';

type Line = CommandAnswer<'hf_member__send_recommend_mails'>['results'][number];

/** Who gets which jobs, who and what is left out and why; then it is sent, and can be taken back while it waits. */
export function SendDialog({ ask, onClose }: { ask: Ask; onClose(isDone: boolean): void }) {
  const { t, locale } = useWording();
  const api = useApi();
  const isDone = useRef(false);
  const [goesAt, setGoesAt] = useState<string | null>(null);
  const goes = (when: string) =>
    t('recommend_mails.when.goes_until', { when: formatPlannedTime(when, locale) });
  const { isReady, jobName, leftOutLines } = useJobWords(ask.recruitment_ids);
  const lineOf = (line: Line): BulkLine => {
    const going = [...line.recruitment_ids, ...line.remind_ids];
    const gets = t('recommend_mails.gets', {
      smart_count: going.length,
      language: languageName(line.language ?? 'en', locale),
      jobs: going.map(jobName).join(locale === 'ja' ? '、' : ', '),
    });
    return {
      id: line.id,
      who: line.user ? studentName(line.user) : `#${line.id}`,
      what: line.code === null ? gets : null,
      skipped: line.code === null ? null : t(`recommend_mails.skipped.${line.code}`),
      notes: leftOutLines(line.left_out),
    };
  };
  return (
    <DryRunDialog
      title={t('recommend_mails.send_title')}
      confirmLabel={t('recommend_mails.send')}
      isReady={isReady}
      preview={async () => {
        const { results, send_after } = await api.command(
          'hf_member__send_recommend_mails',
          payloadOf(ask, true),
        );
        setGoesAt(send_after);
        return results.map(lineOf);
      }}
      execute={async () => {
        const { results, send_after } = await api.command(
          'hf_member__send_recommend_mails',
          payloadOf(ask, false),
        );
        const ids = results.flatMap(({ recommend_mail_id }) => recommend_mail_id ?? []);
        isDone.current = true;
        return {
          lines: results.map(lineOf),
          ...(send_after && { note: goes(send_after) }),
          ...(ids.length > 0 && {
            undo: async () => {
              const undone = await api.command('hf_member__undo_recommend_mails', { ids });
              const left = undone.results.filter(({ is_done }) => !is_done);
              isDone.current = left.length > 0;
              return left.map(({ id, message }) => ({
                ...lineOf(required(results.find(({ recommend_mail_id }) => recommend_mail_id === id))),
                what: null,
                skipped: message ?? '',
                notes: [],
              }));
            },
          }),
        };
      }}
      onClose={() => onClose(isDone.current)}
      onDone={() => {}}
    >
      <Typography variant="body2" color="textSecondary">
        {ask.send_kind === 'now' ? t('recommend_mails.waits') : goesAt && goes(goesAt)}
      </Typography>
    </DryRunDialog>
  );
}
