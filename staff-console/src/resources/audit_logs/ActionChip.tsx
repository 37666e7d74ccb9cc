import Chip from '@mui/material/Chip';
import { useSay } from '../../i18n/use-words.ts';
import type { AuditLog } from './audit-log.ts';

const COLOURS: Record<AuditLog['action'], { bgcolor: string; color: string }> = {
  insert: { bgcolor: 'success.light', color: 'success.dark' },
  update: { bgcolor: 'secondary.light', color: 'secondary.dark' },
  delete: { bgcolor: 'error.light', color: 'error.dark' },
};

export function ActionChip({ action }: Pick<AuditLog, 'action'>) {
  const say = useSay();
  return <Chip size="small" label={say(`audit.actions.${action}`)} sx={COLOURS[action]} />;
}
