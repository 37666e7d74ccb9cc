import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useRedirect } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SEND_AHEAD_DAYS, UNDO_MINUTES, WORKING_HOURS } from '../../../../domain/constants.ts';
import { fieldMessage } from '../../../../domain/messages/message.ts';
import { RECOMMEND_MAIL_TYPES, RECOMMEND_MAX } from '../../../../domain/recommending.ts';
import { SEND_KINDS, type SendKind } from '../../../../domain/send-times.ts';
import type { StaffRow } from '../../../../server/client/resources.ts';
import { Hint } from '../../components/Hint.tsx';
import { OnOff, Select } from '../../components/choices.tsx';
import { TimeField } from '../../components/form/DateFields.tsx';
import { ReferenceChoice } from '../../components/form/ReferenceChoice.tsx';
import { useWording } from '../../i18n/use-wording.ts';
import { formatPlannedTime, fromTokyoInput, toTokyoInput } from '../../lib/short-dates.ts';
import { studentName } from '../../lib/student-names.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { type Ask, isComplete, sendFaultOf } from './ask.ts';
import { PreviewPanel } from './PreviewPanel.tsx';
import { SendDialog } from './SendDialog.tsx';
import { useOwnWords, WordsFields } from './WordsFields.tsx';

type SendTime = Pick<Ask, 'send_kind' | 'send_at'>;

/** When the mails go; a chosen time is written in Japan's time and told back in words. */
function SendTimeFields({
  value,
  onChange,
}: {
  value: SendTime;
  onChange(changed: Partial<SendTime>): void;
}) {
  const { t, locale } = useWording();
  const titleId = useId();
  const { send_kind, send_at } = value;
  const fault = send_at === null ? null : sendFaultOf(value);
  const hint = fault
    ? fieldMessage(fault, locale)
    : t('recommend_mails.when.at_hint', { minutes: UNDO_MINUTES, days: SEND_AHEAD_DAYS });
  return (
    <FormControl>
      <RadioGroup
        aria-labelledby={titleId}
        value={send_kind}
        onChange={(_event, kind) => onChange({ send_kind: kind as SendKind })}
      >
        <Typography id={titleId} component="span" sx={{ fontWeight: 700 }}>
          {t('recommend_mails.when.title')}
        </Typography>
        {SEND_KINDS.map((kind) => (
          <FormControlLabel
            key={kind}
            value={kind}
            control={<Radio />}
            label={t(`recommend_mails.when.${kind}`, { minutes: UNDO_MINUTES, ...WORKING_HOURS })}
          />
        ))}
      </RadioGroup>
      {send_kind === 'at' && (
        <Stack spacing={0.5} sx={{ pl: 4, mt: 1 }}>
          <TimeField
            label={t('recommend_mails.when.at_label')}
            required
            value={toTokyoInput(send_at)}
            onChange={(text) => onChange({ send_at: fromTokyoInput(text) })}
            error={fault !== null}
            helperText={hint}
            sx={{ maxWidth: 360 }}
          />
          <Typography component="output" variant="body2">
            {send_at !== null &&
              fault === null &&
              t('recommend_mails.when.goes', { when: formatPlannedTime(send_at, locale) })}
          </Typography>
        </Stack>
      )}
    </FormControl>
  );
}

function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, md: 2.5 } }}>
      <Typography component="h2" variant="h2">
        {title}
      </Typography>
      {hint && <Hint>{hint}</Hint>}
      <Stack spacing={2} sx={{ mt: 2 }}>
        {children}
      </Stack>
    </Paper>
  );
}

const idsIn = (text: string | null) =>
  (text ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, RECOMMEND_MAX.students);

/** Recommends jobs to students: who, which, in which words; each mail is seen before it goes. */
export default function RecommendPage() {
  const { t, pick } = useWording();
  const redirect = useRedirect();
  const [search] = useSearchParams();
  const [isSending, setSending] = useState(false);
  const [chosen, setChosen] = useState<Omit<Ask, 'words'>>(() => ({
    user_ids: [...new Set(idsIn(search.get('user_ids')))],
    recruitment_ids: idsIn(search.get('recruitment_ids')).slice(0, RECOMMEND_MAX.jobs),
    mail_template_group_id: null,
    recommend_mail_type: 'individual',
    is_including_meeting_schedule: false,
    reason_en: '',
    reason_ja: '',
    send_kind: 'now',
    send_at: null,
  }));
  const change = (changed: Partial<typeof chosen>) => setChosen((before) => ({ ...before, ...changed }));
  const own = useOwnWords(chosen.mail_template_group_id);
  const ask: Ask = { ...chosen, words: own.words };
  usePageTitle(t('recommend_mails.new'));
  return (
    <Stack spacing={2} sx={{ maxWidth: 1000, mx: 'auto' }}>
      <Typography component="h1" variant="h1">
        {t('recommend_mails.new')}
      </Typography>
      <Section title={t('recommend_mails.to_whom')}>
        <ReferenceChoice<StaffRow<'users'>>
          label={t('recommend_mails.students')}
          reference="users"
          nameOf={studentName}
          isMultiple
          isRequired
          ids={ask.user_ids}
          onChoose={(user_ids) => change({ user_ids: user_ids.slice(0, RECOMMEND_MAX.students) })}
        />
      </Section>
      <Section title={t('recommend_mails.which')} hint={t('recommend_mails.which_hint')}>
        <ReferenceChoice<StaffRow<'recruitments'>>
          label={t('recommend_mails.jobs')}
          reference="recruitments"
          nameOf={(row) => `${pick(row.title)} · ${pick(row.company.official_name)}`}
          filter={{ state: 'released' }}
          isMultiple
          isRequired
          ids={ask.recruitment_ids}
          onChoose={(ids) => change({ recruitment_ids: ids.slice(0, RECOMMEND_MAX.jobs) })}
        />
        <Hint>{t('recommend_mails.again_hint')}</Hint>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {(['reason_en', 'reason_ja'] as const).map((field) => (
            <TextField
              key={field}
              label={t(`recommend_mails.${field}`)}
              value={ask[field]}
              onChange={(event) => change({ [field]: event.target.value })}
              slotProps={{ htmlInput: { maxLength: RECOMMEND_MAX.reason, lang: field.slice(-2) } }}
            />
          ))}
        </Box>
      </Section>
      <Section title={t('recommend_mails.words')}>
        <WordsFields
          templateId={chosen.mail_template_group_id}
          onChoose={(mail_template_group_id) => change({ mail_template_group_id })}
          own={own}
        />
        <Select
          label={t('recommend_mails.type')}
          value={ask.recommend_mail_type}
          choices={RECOMMEND_MAIL_TYPES.map((value) => ({
            value,
            label: t(`recommend_mails.types.${value}`),
          }))}
          onChoose={(recommend_mail_type) => change({ recommend_mail_type })}
        />
        <OnOff
          label={t('recommend_mails.meeting')}
          isOn={ask.is_including_meeting_schedule}
          onSwitch={(is_including_meeting_schedule) => change({ is_including_meeting_schedule })}
        />
      </Section>
      <Section title={t('recommend_mails.when.section')}>
        <SendTimeFields value={chosen} onChange={change} />
      </Section>
      {isComplete(ask) && (
        <Section title={t('recommend_mails.preview')}>
          <PreviewPanel ask={ask} />
        </Section>
      )}
      <Button
        variant="contained"
        size="large"
        disabled={!isComplete(ask) || sendFaultOf(ask) !== null}
        onClick={() => setSending(true)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('recommend_mails.check')}
      </Button>
      {isSending && (
        <SendDialog
          ask={ask}
          onClose={(isDone) => {
            setSending(false);
            if (!isDone) return;
            own.drop();
            redirect('/recommend_mails');
          }}
        />
      )}
    </Stack>
  );
}
