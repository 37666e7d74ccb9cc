import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocale } from 'react-admin';
import type { StaffRecord, StaffRow } from '../../../../server/client/resources.ts';
import { EditPage } from '../../components/form/EditPage.tsx';
import { FieldSection } from '../../components/form/FieldGrid.tsx';
import { ReferenceSelect } from '../../components/form/ReferenceSelect.tsx';
import { usePick, useTranslate } from '../../i18n/use-translate.ts';
import { formatTime } from '../../lib/short-dates.ts';
import { askerOf } from './asker.ts';
import { CloseButton } from './CloseButton.tsx';
import { ReplyForm } from './ReplyForm.tsx';

type Inquiry = StaffRecord<'inquiries'>;

function Words({ who, at, text }: { who: string; at: string; text: string }) {
  const locale = useLocale();
  return (
    <Paper component="li" variant="outlined" sx={{ p: 2 }}>
      <Typography variant="body2" color="textSecondary">
        {who} · {formatTime(at, locale)}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 0.5 }}>{text}</Typography>
    </Paper>
  );
}

/** One question with what was answered, and the place to answer. */
export default function InquiryPage() {
  const t = useTranslate();
  const pick = usePick();
  return (
    <EditPage<Inquiry>
      resource="inquiries"
      listLabel={t('office.inquiries.title')}
      title={(inquiry) => t('office.inquiries.of', { name: askerOf(inquiry, t) })}
      canEdit={(inquiry) => inquiry.can.edit}
      renderFacts={(inquiry) => (
        <Typography variant="body2" color="textSecondary">
          {t(`office.inquiries.states.${inquiry.state}`)}
          {inquiry.referer && ` · ${t('office.inquiries.referer')}: ${inquiry.referer}`}
        </Typography>
      )}
      renderActions={(inquiry, reload) => <CloseButton inquiry={inquiry} reload={reload} />}
      renderAside={(inquiry, reload) => (
        <Box component="section" aria-label={t('office.inquiries.talk')} sx={{ mt: 3 }}>
          <Stack component="ol" spacing={1.5} sx={{ listStyle: 'none', p: 0, m: 0, mb: 2 }}>
            <Words who={askerOf(inquiry, t)} at={inquiry.created_at} text={inquiry.message} />
            {inquiry.inquiry_replies.map((reply) => (
              <Words
                key={reply.id}
                who={pick(reply.hf_member?.names) || t('office.inquiries.staff')}
                at={reply.created_at}
                text={reply.body}
              />
            ))}
          </Stack>
          <ReplyForm inquiry={inquiry} reload={reload} />
        </Box>
      )}
    >
      <FieldSection title={t('office.inquiries.member')}>
        <ReferenceSelect<StaffRow<'hf_members'>>
          source="hf_member_id"
          label={t('office.inquiries.member')}
          hint={t('office.inquiries.member_hint')}
          reference="hf_members"
          filter={{ is_active: true }}
          sort={{ field: 'id', order: 'ASC' }}
          nameOf={(member) => pick(member.names) || member.email}
        />
      </FieldSection>
    </EditPage>
  );
}
