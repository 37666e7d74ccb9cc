import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Differences } from '../../components/Differences.tsx';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { AuditLog } from './audit-log.ts';
import { columnName } from './column-names.ts';

/** Every column of a change, before and after in one. */
export function Changes({ log }: { log: AuditLog }) {
  const t = useTranslate();
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, md: 2.5 } }} aria-labelledby="changes">
      <Typography id="changes" component="h2" variant="h2" sx={{ mb: 1 }}>
        {t('audit.changes')}
      </Typography>
      <Differences before={log.before} after={log.after} fieldName={(column) => columnName(log, column, t)} />
    </Paper>
  );
}
