import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useNotify } from 'ra-core';
import { useTranslate } from '../../i18n/use-translate.ts';
import { problemText } from '../../lib/problem-text.ts';
import { useApi } from '../../providers/api-context.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { SelectionFrame } from '../list/SelectionFrame.tsx';
import { DismissDialog } from './DismissDialog.tsx';
import type { Match } from './match.ts';
import { MatchRow } from './MatchRow.tsx';

interface MatchListProps {
  label: string;
  emptyTitle: string;
  matches: readonly Match[];
  /** The names of a row's job and student, for what is asked about them. */
  namesOf(match: Match): { job: string; student: string };
  /** Where the chosen go; rows cannot be chosen without. */
  recommendPath?: (ids: number[]) => string;
  /** The most of one mail. */
  most: number;
  reload(): void;
}

/** Rows to choose from, and the way from the chosen to the mail. */
export function MatchList(props: MatchListProps) {
  const { label, emptyTitle, matches, namesOf, recommendPath, most, reload } = props;
  const t = useTranslate();
  const api = useApi();
  const notify = useNotify();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [dismissing, setDismissing] = useState<Match | null>(null);
  const here = matches.filter(({ id }) => chosen.includes(id)).map(({ id }) => id);
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const takeBack = async ({ pair }: Match) => {
    try {
      await api.command('hf_member__undo_dismiss_recruitment', pair);
      notify(t('matching.taken_back'), { type: 'success' });
      reload();
    } catch (error) {
      notify(problemText(error, t), { type: 'error' });
    }
  };
  if (matches.length === 0) return <EmptyState title={emptyTitle} hint={t('matching.none_hint')} />;
  return (
    <>
      {recommendPath && (
        <SelectionFrame count={here.length} words={t('matching.chosen', { smart_count: here.length })}>
          {here.length > most ? (
            <Alert severity="warning" sx={{ py: 0 }}>
              {t('matching.most', { most })}
            </Alert>
          ) : (
            <ButtonLink to={recommendPath(here)}>{t('matching.recommend')}</ButtonLink>
          )}
        </SelectionFrame>
      )}
      <Stack component="ul" aria-label={label} spacing={1.5} sx={{ p: 0, m: 0 }}>
        {matches.map((match) => (
          <MatchRow
            key={match.id}
            match={match}
            {...(recommendPath && {
              choice: { isChosen: chosen.includes(match.id), toggle: () => toggle(match.id) },
              onDismiss: () => setDismissing(match),
            })}
            onTakeBack={() => void takeBack(match)}
          />
        ))}
      </Stack>
      {dismissing && (
        <DismissDialog
          pair={dismissing.pair}
          {...namesOf(dismissing)}
          onClose={(isDone) => {
            setDismissing(null);
            if (isDone) reload();
          }}
        />
      )}
    </>
  );
}
