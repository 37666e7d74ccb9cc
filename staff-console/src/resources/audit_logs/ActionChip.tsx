import Chip from '@mui/material/Chip';
import { useTranslate } from '../../i18n/use-translate.ts';
import type { AuditLog } from './audit-log.ts';

const COLOURS: Record<AuditLog['action'], { bgcolor: string; color: string }> = {
  insert: { bgcolor: 'success.light', color: 'success.dark' },
  update: { bgcolor: 'secondary.light', color: 'secondary.dark' },
  delete: { bgcolor: 'error.light', color: 'error.dark' },
};

export function ActionChip({ action }: Pick<AuditLog, 'action'>) {
  const t = useTranslate();
  return <Chip size="small" label={t(`audit.actions.${action}`)} sx={COLOURS[action]} />;
}
