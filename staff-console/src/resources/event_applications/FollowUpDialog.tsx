import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { languageName } from '../../../../web/languages.ts';
import { AskDialog } from '../../components/AskDialog.tsx';
import { ChoiceButtons } from '../../components/choices.tsx';
import { useCommand } from '../../components/CommandButton.tsx';
import { LoadProblem } from '../../components/LoadProblem.tsx';
import { MailFrame } from '../../components/MailFrame.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { PageLoading } from '../../layout/PageLoading.tsx';
import { useApi } from '../../providers/api-context.ts';

const WHOM = ['attended', 'absent'] as const;
type Whom = (typeof WHOM)[number];

/** The mail to those who came, or to those who did not: how it reads and how many get it, before it is sent. */
export function FollowUpDialog({ eventId, onClose }: { eventId: number; onClose(): void }) {
  const { t, locale } = useWording();
  const api = useApi();
  const { isBusy, run } = useCommand();
  const [whom, setWhom] = useState<Whom>('attended');
  const [language, setLanguage] = useState<string>(locale);
  const send = (dry_run: boolean) =>
    api.command('hf_member__send_event_follow_up', {
      event_id: eventId,
      is_attended: whom === 'attended',
      dry_run,
    });
  const plan = useQuery({
    queryKey: ['event-follow-up', eventId, whom],
    queryFn: () => send(true),
    gcTime: 0,
  });
  const act = () =>
    run(async () => {
      const { recipient_count } = await send(false);
      onClose();
      return t('check_in.follow_up.done', { smart_count: recipient_count });
    });
  const data = plan.data;
  const mail = data?.mails.find((one) => one.language === language) ?? data?.mails[0];
  return (
    <AskDialog
      title={t('check_in.follow_up.title')}
      closeLabel={t('bulk.cancel')}
      onClose={onClose}
      isBusy={isBusy}
      width="md"
      isLong="scrolled"
      confirm={{
        label: data
          ? t('check_in.follow_up.send', { smart_count: data.recipient_count })
          : t('check_in.follow_up.title'),
        isDisabled: !data || data.recipient_count === 0 || plan.isFetching,
        act: () => void act(),
      }}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <ChoiceButtons<Whom>
          label={t('check_in.follow_up.whom')}
          value={whom}
          onChoose={setWhom}
          choices={WHOM.map((value) => ({ value, label: t(`check_in.follow_up.${value}`) }))}
        />
        {plan.error && <LoadProblem error={plan.error} onRetry={() => void plan.refetch()} />}
        {!data && !plan.error && <PageLoading />}
        {data && (
          <>
            <Alert severity={data.recipient_count > 0 ? 'info' : 'warning'}>
              {[
                data.recipient_count > 0
                  ? t('check_in.follow_up.recipients', { smart_count: data.recipient_count })
                  : t('check_in.follow_up.nobody'),
                data.unwanted_count > 0 &&
                  t('check_in.follow_up.unwanted', { smart_count: data.unwanted_count }),
                data.told_count > 0 && t('check_in.follow_up.told', { smart_count: data.told_count }),
                data.unrecorded_count > 0 &&
                  t('check_in.follow_up.unrecorded', { smart_count: data.unrecorded_count }),
              ]
                .filter(Boolean)
                .join(' ')}
            </Alert>
            {mail && (
              <>
                {data.mails.length > 1 && (
                  <ChoiceButtons
                    label={t('check_in.follow_up.language')}
                    value={mail.language}
                    onChoose={setLanguage}
                    choices={data.mails.map((one) => ({
                      value: one.language,
                      label: `${languageName(one.language, locale)} (${one.count})`,
                    }))}
                  />
                )}
                <Typography lang={mail.language} sx={{ fontWeight: 700 }}>
                  {mail.subject}
                </Typography>
                <MailFrame html={mail.body_html} title={mail.subject} lang={mail.language} height={420} />
              </>
            )}
          </>
        )}
      </Box>
    </AskDialog>
  );
}
