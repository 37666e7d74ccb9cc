import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ExpandIcon from '../../../web/icons/ExpandMore.tsx';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList, useLocale } from 'ra-core';
import { itemAt } from '../../../domain/required.ts';
import type { StaffRow } from '../../../server/client/resources.ts';
import { usePick, useTranslate } from '../i18n/use-translate.ts';
import { formatTime } from '../lib/short-dates.ts';
import { useMember } from '../session/member.ts';
import { Differences, type DifferenceWords } from './Differences.tsx';
import { Hint } from './Hint.tsx';
import { LoadProblem } from './LoadProblem.tsx';

type Log = StaffRow<'audit_logs'>;

export interface HistoryProps extends Omit<DifferenceWords, 'silent'> {
  /** The record's table, `companies`. */
  table: string;
  id: number;
  /** What a table's rows are called: `company_offices` → "Office". */
  tableName?: (table: string) => string;
}

const STEP = 25;
const MOST = 100;
/** Bookkeeping that a reader has no use for: which record a part belongs to, and who wrote it, which is told above. */
const SILENT = /^(company_id|recruitment_id|company_office_id|user_id|hf_member_id)$/;

/** What one save changed: rows noted in one transaction share their time. */
function inSaves(logs: readonly Log[]): Log[][] {
  const saves = new Map<string, Log[]>();
  for (const log of logs) {
    const key = `${log.at} ${log.hf_member?.id ?? ''}`;
    saves.set(key, [...(saves.get(key) ?? []), log]);
  }
  return [...saves.values()];
}

function Save({ logs, props }: { logs: Log[]; props: HistoryProps }) {
  const t = useTranslate();
  const pick = usePick();
  const locale = useLocale();
  const [first] = logs;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 1.5 }}>
      <Typography sx={{ fontWeight: 700 }}>
        {pick(first?.hf_member?.names) || t('changes.nobody')}{' '}
        <Hint component="span">{first && formatTime(first.at, locale)}</Hint>
      </Typography>
      {logs.map((log) => (
        <Box key={log.id} sx={{ mt: 1 }}>
          <Typography variant="body2">
            {t(`changes.${log.action}`, { what: props.tableName?.(log.table_name) ?? log.table_name })}
          </Typography>
          <Box sx={{ pl: { xs: 1, sm: 2 }, mt: 0.5 }}>
            <Differences
              before={log.before}
              after={log.after}
              {...(props.fieldName && { fieldName: props.fieldName })}
              {...(props.valueName && { valueName: props.valueName })}
              silent={SILENT}
            />
          </Box>
          {log.is_cut && <Hint>{t('changes.cut')}</Hint>}
        </Box>
      ))}
    </Box>
  );
}

function Saves(props: HistoryProps) {
  const t = useTranslate();
  const [count, setCount] = useState(STEP);
  const { data, total, error, isPending, refetch } = useGetList<Log>(
    'audit_logs',
    {
      filter: { record_table: props.table, record_id: props.id },
      pagination: { page: 1, perPage: count },
      sort: { field: 'id', order: 'DESC' },
    },
    { refetchOnMount: 'always' },
  );
  if (error) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  if (isPending || !data) return <Typography>{t('inputs.loading')}</Typography>;
  if (data.length === 0) return <Typography color="textSecondary">{t('changes.empty')}</Typography>;
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {inSaves(data).map((logs) => (
          <Save key={itemAt(logs, 0).id} logs={logs} props={props} />
        ))}
      </Box>
      {(total ?? 0) > data.length && count < MOST && (
        <Button onClick={() => setCount(Math.min(MOST, count + STEP))}>{t('changes.more')}</Button>
      )}
    </>
  );
}

/** Who changed a record and its parts, when and how; read when it is opened. For managers, whose log it is. */
export function History(props: HistoryProps) {
  const t = useTranslate();
  const { role } = useMember();
  const [isOpen, setOpen] = useState(false);
  if (role !== 'manager') return null;
  return (
    <Accordion
      variant="outlined"
      disableGutters
      expanded={isOpen}
      onChange={(_event, next) => setOpen(next)}
      slotProps={{ heading: { component: 'h2' } }}
    >
      <AccordionSummary expandIcon={<ExpandIcon />} sx={{ px: { xs: 2, md: 3 } }}>
        <Typography component="span" variant="h2">
          {t('changes.title')}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: { xs: 2, md: 3 } }}>{isOpen && <Saves {...props} />}</AccordionDetails>
    </Accordion>
  );
}
