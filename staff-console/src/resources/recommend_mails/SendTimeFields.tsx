import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { SEND_AHEAD_DAYS, UNDO_MINUTES, WORKING_HOURS } from '../../../../domain/constants.ts';
import { fieldMessage } from '../../../../domain/messages/message.ts';
import { SEND_KINDS, type SendKind } from '../../../../domain/send-times.ts';
import { useWording } from '../../i18n/use-wording.ts';
import { formatPlannedTime, fromTokyoInput, toTokyoInput } from '../../lib/short-dates.ts';
import { sendFaultOf, type Ask } from './ask.ts';

type SendTime = Pick<Ask, 'send_kind' | 'send_at'>;

/** When the mails go; a chosen time is written in Japan's time and told back in words. */
export function SendTimeFields({
  value,
  onChange,
}: {
  value: SendTime;
  onChange(changed: Partial<SendTime>): void;
}) {
  const { t, locale } = useWording();
  const titleId = useId();
  // A half-typed time is no time yet: it stays in the field while one is in it.
  const [typed, setTyped] = useState<string | null>(null);
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
        <Typography id={titleId} component="span" sx={{ fontWeight: 600 }}>
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
          <TextField
            type="datetime-local"
            label={t('recommend_mails.when.at_label')}
            required
            value={typed ?? toTokyoInput(send_at)}
            onChange={(event) => {
              setTyped(event.target.value);
              onChange({ send_at: fromTokyoInput(event.target.value) });
            }}
            onBlur={() => setTyped(null)}
            error={fault !== null}
            helperText={hint}
            slotProps={{ inputLabel: { shrink: true } }}
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
