import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { lazy } from 'react';
import type { ConsoleResource } from '../console-resource.ts';

/** Who changed what. */
export const auditLogs: ConsoleResource = {
  name: 'audit_logs',
  list: lazy(() => import('./AuditLogsPage.tsx')),
  show: lazy(() => import('./AuditLogPage.tsx')),
  menu: { group: 'system', label: 'audit.title', Icon: HistoryIcon, roles: ['manager'] },
};
