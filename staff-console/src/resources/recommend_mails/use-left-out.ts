import { useGetMany } from 'ra-core';
import type { CommandAnswer } from '../../../../server/client/contract.ts';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import { useGapWords } from '../../lib/gap-words.ts';

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
