import ForumOutlined from '../../../web/icons/ForumOutlined.tsx';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { Application } from '../lib/api-types.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { CONVERSATION_ID, NEW_MESSAGE_ID, useUnreadMessages } from '../lib/conversation.ts';
import { NewMessages } from './NewMessages.tsx';

/** The way to the conversation with the mentor, or with the team while nobody looks after it, and how much there is new. */
export function ConversationLink({ application }: { application: Pick<Application, 'id' | 'hf_member'> }) {
  const { t } = useTranslation('applications');
  const unread = useUnreadMessages(application.id);
  return (
    <Button
      component={Link}
      size="small"
      to={`/applications/${application.id}#${unread > 0 ? NEW_MESSAGE_ID : CONVERSATION_ID}`}
      startIcon={<ForumOutlined />}
    >
      {t(application.hf_member ? 'talk.link' : 'talk.linkNoMentor')}
      {unread > 0 && <NewMessages count={unread} sx={{ ml: 1 }} />}
    </Button>
  );
}
