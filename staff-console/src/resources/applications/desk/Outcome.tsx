import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useWording } from '../../../i18n/use-wording.ts';
import type { MessageKey } from '../../../i18n/messages.ts';
import { formatDay } from '../../../lib/short-dates.ts';
import { useDesk } from './desk-context.ts';

const CATEGORIES = 'events.category';

/** How it came out, once there is something to say: what the student was told, and what is kept inside. */
export function Outcome() {
  const { t, locale } = useWording();
  const { application } = useDesk();
  const category = application.reason_of_result_category;
  const lines: [MessageKey, string | null][] = [
    ['desk.result_for_student', application.result_reason],
    ['desk.result_category', category && t(`${CATEGORIES}.${category}` as MessageKey)],
    ['desk.result_internal', application.reason_of_result],
    ['desk.reason_of_decline', application.reason_of_decline],
    ['desk.reason_of_quit', application.reason_of_quit_by_student],
    ['desk.reapply_from', application.reapply_from && formatDay(application.reapply_from, locale)],
  ];
  const told = lines.filter(([, text]) => text);
  if (told.length === 0) return null;
  return (
    <Alert severity="info" icon={false}>
      <Typography component="h2" variant="h3">
        {t('desk.result')}
      </Typography>
      {told.map(([label, text]) => (
        <Typography key={label} variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
          <strong>{t(label)}:</strong> {text}
        </Typography>
      ))}
    </Alert>
  );
}
