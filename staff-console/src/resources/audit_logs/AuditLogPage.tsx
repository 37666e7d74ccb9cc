import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetOne, useResourceDefinitions } from 'ra-core';
import { useParams } from 'react-router-dom';
import { Differences } from '../../components/Differences.tsx';
import { Hint } from '../../components/Hint.tsx';
import { PageLink } from '../../components/PageLink.tsx';
import { Row } from '../../components/Row.tsx';
import { PageHead } from '../../components/form/PageHead.tsx';
import { Unloaded } from '../../components/Unloaded.tsx';
import { listPath } from '../../components/list/list-path.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { statusOf, WHOLE_RECORD } from '../../providers/data-provider.ts';
import {
  ActionChip,
  type AuditLog,
  columnName,
  recordTitle,
  sourceName,
  tableName,
  valueName,
  whoOf,
} from './audit-log.tsx';

/** Every column of a change, before and after in one. */
function Changes({ log }: { log: AuditLog }) {
  const wording = useWording();
  const { t } = wording;
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, md: 2.5 } }} aria-labelledby="changes">
      <Typography id="changes" component="h2" variant="h2" sx={{ mb: 1 }}>
        {t('audit.changes')}
      </Typography>
      <Differences
        before={log.before}
        after={log.after}
        fieldName={(column) => columnName(log, column, wording)}
        valueName={(column, value) => valueName(column, value, t)}
      />
    </Paper>
  );
}

/** Where the record is shown in the console; null when it has no page, or is gone. */
function useRecordPath(log: AuditLog): string | null {
  const definitions = useResourceDefinitions();
  if (log.record_table === null || log.record_id === null) return null;
  if (log.record_table === log.table_name && log.action === 'delete') return null;
  // A record's resource has the name of its table.
  const name = log.record_table;
  const definition = definitions[name];
  if (definition?.hasEdit) return `/${name}/${log.record_id}`;
  return definition?.hasShow ? `/${name}/${log.record_id}/show` : null;
}

function Facts({ log }: { log: AuditLog }) {
  const wording = useWording();
  const { t, locale } = wording;
  const path = useRecordPath(log);
  const history = listPath('audit_logs', { record_table: log.record_table, record_id: log.record_id });
  return (
    <Stack spacing={1}>
      <Row spacing={1.5}>
        <ActionChip action={log.action} />
        <Typography variant="body2">{formatTime(log.at, locale)}</Typography>
        <Typography variant="body2">{whoOf(log, wording)}</Typography>
        <Typography variant="body2">{sourceName(log.source, wording)}</Typography>
        <Hint>
          {tableName(log.table_name, wording)} #{log.row_id}
        </Hint>
      </Row>
      <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
        {path && <PageLink to={path}>{t('audit.open_record')}</PageLink>}
        {log.record_table !== null && <PageLink to={history}>{t('audit.whole_history')}</PageLink>}
      </Box>
    </Stack>
  );
}

/** One change, with its values before and after. */
export default function AuditLogPage() {
  const wording = useWording();
  const { t } = wording;
  const id = String(useParams()['id']);
  const { data, error, refetch } = useGetOne<AuditLog>('audit_logs', { id: id as never, meta: WHOLE_RECORD });
  const title = data ? recordTitle(data, wording) : t('audit.title');
  usePageTitle(title);
  if (!data || statusOf(error) === 404)
    return (
      <Unloaded
        error={error}
        onRetry={() => void refetch()}
        missing={{ title: t('audit.not_found'), back: { to: '/audit_logs', label: t('audit.title') } }}
      />
    );
  return (
    <Box sx={{ maxWidth: 1000, mx: 'auto' }}>
      <PageHead
        title={title}
        list={{ path: '/audit_logs', label: t('audit.title') }}
        facts={<Facts log={data} />}
      />
      <Changes log={data} />
    </Box>
  );
}
