import { belongsTo } from './define.ts';
import { AuditLog } from '../audit-log.ts';
import { HfMember } from '../hf-member.ts';
import { PageView } from '../page-view.ts';
import { User } from '../user.ts';

export function associateSystem(): void {
  belongsTo(PageView, { user: User });
  belongsTo(AuditLog, { hf_member: HfMember, user: User, subject_user: User });
}
