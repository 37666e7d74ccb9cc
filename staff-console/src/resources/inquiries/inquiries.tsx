import Typography from '@mui/material/Typography';
import { inquiry } from '../../../../domain/entities/inquiry.ts';
import { describe } from '../../described/describe.ts';
import { askerOf } from './asker.ts';
import { CloseButton } from './CloseButton.tsx';
import { Talk } from './Talk.tsx';

/** Questions of students, the newest first: everybody of the staff answers them. */
export default describe('inquiries', inquiry, {
  words: 'office.inquiries',
  nameOf: (row) => row.message.slice(0, 80),
  titleOf: (record, { t }) => t('office.inquiries.of', { name: askerOf(record, t) }),
  facts: ({ state, referer }, { t }) => (
    <Typography variant="body2" color="textSecondary">
      {t(`office.inquiries.states.${state}`)}
      {referer && ` · ${t('office.inquiries.referer')}: ${referer}`}
    </Typography>
  ),
  actions: (record, _wording, reload) => <CloseButton inquiry={record} reload={reload} />,
  aside: (record, _wording, reload) => <Talk inquiry={record} reload={reload} />,
  choices: { state: (state) => `office.inquiries.states.${state}` },
  list: {
    sort: ['created_at', 'DESC'],
    filters: [
      { name: 'state', values: ['open', 'answered', 'closed'] },
      { name: 'is_unassigned', kind: 'flag' },
    ],
    hasExport: true,
    columns: [
      { field: 'message', render: (row) => row.message.slice(0, 80) },
      { field: 'user', label: 'office.inquiries.from', render: (row, { t }) => askerOf(row, t) },
      'state',
      {
        field: 'hf_member',
        id: 'member',
        label: 'office.inquiries.hf_member_id',
        render: (row, { pick }) => pick(row.hf_member?.names) || '—',
      },
      { field: 'created_at', label: 'office.created_at', sort: true },
      { field: 'referer', isOptional: true },
    ],
  },
  form: [{ title: 'office.inquiries.hf_member_id', grid: false, fields: ['hf_member_id'] }],
});
