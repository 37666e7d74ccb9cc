import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useGetList } from 'ra-core';
import type { StaffRow } from '../../../../../server/client/resources.ts';
import { Hint } from '../../../components/Hint.tsx';
import { PageLink } from '../../../components/PageLink.tsx';
import { Row } from '../../../components/Row.tsx';
import { useWording } from '../../../i18n/use-wording.ts';
import { useDesk } from './desk-context.ts';

const NEWEST = {
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'created_at', order: 'DESC' },
} as const;
/** So much of a question says which one it is. */
const SHOWN = 120;

/** What the student has asked the office with the question button; nothing where there is none. */
export function StudentQuestions() {
  const { t, time } = useWording();
  const { user } = useDesk().application;
  const { data = [], total = 0 } = useGetList<StaffRow<'inquiries'>>('inquiries', {
    filter: { user_id: user.id },
    ...NEWEST,
  });
  if (data.length === 0) return null;
  return (
    <Box component="details" sx={{ borderTop: 1, borderColor: 'divider', pt: 1 }}>
      <Box component="summary" sx={{ cursor: 'pointer', py: 0.5, fontWeight: 700 }}>
        {t('desk.talk.questions', { smart_count: total })}
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {data.map(({ id, message, state, created_at }) => (
          <li key={id}>
            <Row spacing={1}>
              <Hint>{time(created_at)}</Hint>
              <Chip size="small" label={t(`office.inquiries.states.${state}`)} />
            </Row>
            <PageLink to={`/inquiries/${id}`} sx={{ overflowWrap: 'anywhere' }}>
              {message.length > SHOWN ? `${message.slice(0, SHOWN)} …` : message}
            </PageLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
