import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { useNotify } from 'ra-core';
import { useTranslate } from '../i18n/use-translate.ts';
import { problemText } from '../lib/problem-text.ts';
import { LoadProblem } from './LoadProblem.tsx';

/** What would happen, or happened, to one row. Exactly one of `what` and `skipped` is given. */
export interface BulkLine {
  id: number;
  who: string;
  what: string | null;
  /** Why nothing happens to it. */
  skipped: string | null;
  /** More about it, a line each. */
  notes?: readonly string[];
}

export interface BulkResult {
  lines: BulkLine[];
  /** What else there is to tell about what was done. */
  note?: string;
  /** Takes back what was done and answers the lines of what could not be; absent where that is not possible. */
  undo?: () => Promise<BulkLine[]>;
}

interface DryRunDialogProps {
  title: string;
  /** What the lines are counted as; rows when left out. */
  counted?: 'rows' | 'moves' | 'hand_overs' | 'mails' | 'decisions';
  /** The command with `dry_run: true`. */
  preview: () => Promise<BulkLine[]>;
  /** The command with `dry_run: false`. */
  execute: () => Promise<BulkResult>;
  /** The button's words: what is done, as in "Decline". The count is added. */
  confirmLabel: string;
  /** Fields the action needs (a reason); shown above the lines. */
  children?: ReactNode;
  isReady?: boolean;
  /** False while a field is still to be filled in that the preview does not depend on. */
  canConfirm?: boolean;
  /** Anything the preview depends on: another value asks anew. */
  previewKey?: string;
  onClose(): void;
  /** After doing, and again after undoing. */
  onDone(): void;
}

function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{ m: 0, mt: 0.5, pl: 2.5, color: 'text.secondary', fontWeight: 400, overflowWrap: 'anywhere' }}
    >
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </Box>
  );
}

function Lines({ lines, isUndo = false }: { lines: BulkLine[]; isUndo?: boolean }) {
  const t = useTranslate();
  const rows = lines.toSorted((a, b) => Number(a.skipped === null) - Number(b.skipped === null));
  return (
    <Table size="small" aria-label={t('bulk.lines')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('bulk.who')}</TableCell>
          <TableCell>{t('bulk.what')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((line) => (
          <TableRow key={line.id}>
            <TableCell>
              <Box sx={{ minWidth: 120 }}>{line.who}</Box>
            </TableCell>
            <TableCell sx={line.skipped === null ? {} : { color: 'warning.dark', fontWeight: 700 }}>
              {line.skipped === null
                ? line.what
                : t(isUndo ? 'bulk.not_undone' : 'bulk.skipped', { why: line.skipped })}
              <Notes notes={line.notes ?? []} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/**
 * Before many rows are changed: who, what, and who is skipped and why. Then it is done in one go, told, and can
 * be taken back where the action allows it. Mount it when the action is chosen.
 */
export function DryRunDialog(props: DryRunDialogProps) {
  const t = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const queryId = useId();
  const { preview, counted = 'rows', isReady = true, canConfirm = true } = props;
  const [result, setResult] = useState<BulkResult | null>(null);
  /** After an undo that did not take everything back. */
  const [left, setLeft] = useState<{ lines: BulkLine[]; undone: number } | null>(null);
  const dryRun = useQuery({
    queryKey: ['dry-run', queryId, props.previewKey ?? ''],
    queryFn: preview,
    // What is done is not asked about again, when everything on the screen is read anew.
    enabled: isReady && result === null,
    staleTime: Infinity,
    gcTime: 0,
  });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const lines = result?.lines ?? dryRun.data ?? [];
  const doing = lines.filter((line) => line.skipped === null);
  const skipped = lines.length - doing.length;
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
      props.onDone();
    } catch (error) {
      setProblem(error);
    } finally {
      setBusy(false);
    }
  };
  const doIt = () => run(async () => setResult(await props.execute()));
  const undo = () =>
    run(async () => {
      const notUndone = (await result?.undo?.()) ?? [];
      if (notUndone.length === 0) {
        notify(t('bulk.undone'), { type: 'success' });
        props.onClose();
      } else {
        setLeft({ lines: notUndone, undone: doing.length - notUndone.length });
      }
    });
  const counts = { smart_count: doing.length, skipped };
  return (
    <Dialog
      open
      maxWidth="md"
      fullWidth
      aria-labelledby={titleId}
      onClose={() => {
        if (!isBusy) props.onClose();
      }}
    >
      <DialogTitle id={titleId}>{props.title}</DialogTitle>
      {/* Long lists are scrolled by the keyboard too: nothing in them takes it. */}
      <DialogContent dividers tabIndex={0}>
        {!result && props.children}
        {problem !== null && <Alert severity="error">{problemText(problem, t)}</Alert>}
        {dryRun.error && !result && (
          <LoadProblem error={dryRun.error} onRetry={() => void dryRun.refetch()} />
        )}
        {isReady && !result && dryRun.isFetching && (
          <CircularProgress aria-label={t('bulk.checking')} size={28} />
        )}
        {left && (
          <>
            <Alert severity="warning" sx={{ my: 1.5 }}>
              {left.undone > 0 && `${t('bulk.undone_some', { smart_count: left.undone })} `}
              {t('bulk.left', { smart_count: left.lines.length })}
            </Alert>
            <Lines lines={left.lines} isUndo />
          </>
        )}
        {!left && lines.length > 0 && (
          <Alert severity={result ? 'success' : 'info'} sx={{ my: 1.5 }}>
            {t(`bulk.${result ? 'done' : 'would'}.${counted}`, counts)}
            {skipped > 0 && ` ${t('bulk.and_skipped', { smart_count: skipped })}`}
            {result?.note && ` ${result.note}`}
          </Alert>
        )}
        {!left && lines.length > 0 && <Lines lines={lines} />}
      </DialogContent>
      <DialogActions>
        {result?.undo && !left && (
          <Button disabled={isBusy} onClick={() => void undo()}>
            {t('bulk.undo')}
          </Button>
        )}
        <Button disabled={isBusy} onClick={props.onClose} {...(result && { variant: 'contained' as const })}>
          {t(result ? 'bulk.close' : 'bulk.cancel')}
        </Button>
        {!result && (
          <Button
            variant="contained"
            disabled={isBusy || !canConfirm || !dryRun.data || doing.length === 0}
            onClick={() => void doIt()}
          >
            {props.confirmLabel}
            {doing.length > 0 && ` (${doing.length})`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
