import { useGetMany } from 'ra-core';
import { useRef, useState } from 'react';
import { required } from '../../../../domain/required.ts';
import type { CommandAnswer } from '../../../../server/client/contract.ts';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { languageName } from '../../../../web/languages.ts';
import { type BulkLine, DryRunDialog } from '../../components/DryRunDialog.tsx';
import { Hint } from '../../components/Hint.tsx';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { useGapWords } from '../../lib/gap-words.ts';
import { formatPlannedTime } from '../../lib/short-dates.ts';
import { studentName } from '../../lib/student-names.ts';
import { useApi } from '../../providers/api-context.ts';
import { type Ask, payloadOf } from './ask.ts';

type LeftOut = CommandAnswer<'hf_member__preview_recommend_mail'>['left_out'][number];

/** Names of the chosen jobs, and what to say of those that a student's mail does not tell. */
export function useJobWords(ids: number[]) {
  const t = useTranslate();
  const pick = usePick();
  const { gapsOf, isPending } = useGapWords();
  const { data: jobs = [], isPending: isNaming } = useGetMany<StaffRow<'recruitments'>>('recruitments', {
    ids,
  });
  const jobName = (id: number) => {
    const job = jobs.find((one) => one?.id === id);
    return job ? pick(job.title) : `#${id}`;
  };
  const whyOf = ({ code, unmet }: LeftOut) =>
    [t(`recommend_mails.left_out.${code}`), gapsOf(unmet).join('; ')].filter(Boolean).join(' – ');
  return {
    /** Whether the names have come, or will not. */
    isReady: !isPending && !isNaming,
    jobName,
    /** A line for each, with the reason. */
    leftOutLines: (left_out: readonly LeftOut[]) =>
      left_out.map((one) =>
        t('recommend_mails.left_out_line', { job: jobName(one.recruitment_id), why: whyOf(one) }),
      ),
  };
}

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
      counted="mails"
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
      <Hint>{ask.send_kind === 'now' ? t('recommend_mails.waits') : goesAt && goes(goesAt)}</Hint>
    </DryRunDialog>
  );
}
