import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { LeftOut, StudentLeftOut } from '../../../../domain/recommending.ts';
import { PageHead } from '../form/PageHead.tsx';
import { LeftOutPanel } from './LeftOutPanel.tsx';

interface MatchesPageProps<C extends LeftOut | StudentLeftOut> {
  /** What fits: jobs or students. */
  title: string;
  /** The student or the job it fits. */
  of: { name: string; path: string };
  facts: ReactNode;
  /** Why nothing can be recommended now. */
  warning: string | null;
  answer: { left_out: readonly { code: C; count: number }[]; looked_at_count: number };
  /** The list of what fits. */
  children: ReactNode;
  /** The list of one reason. */
  renderLeftOut: (code: C) => ReactNode;
}

/** What fits a student or a job, the best first, and below it what is left out and why. */
export function MatchesPage<C extends LeftOut | StudentLeftOut>(props: MatchesPageProps<C>) {
  const { title, of, facts, warning, answer, children, renderLeftOut } = props;
  return (
    <Box sx={{ maxWidth: 1100, mx: 'auto' }}>
      <PageHead title={`${title} · ${of.name}`} list={{ path: of.path, label: of.name }} facts={facts} />
      {warning && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {warning}
        </Alert>
      )}
      {children}
      <LeftOutPanel counts={answer.left_out} lookedAt={answer.looked_at_count} renderList={renderLeftOut} />
    </Box>
  );
}
