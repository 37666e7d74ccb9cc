import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useLocale } from 'ra-core';
import type { BounceKind } from '../../../domain/bounce.ts';
import { DELIVERY_COLOURS } from './DeliveryState.tsx';
import words from '../i18n/en/bounces.json' with { type: 'json' };
import { useTranslate } from '../i18n/use-translate.ts';
import { formatTime } from '../lib/short-dates.ts';

interface Bounced {
  bounce_kind: BounceKind | null;
  bounce_status: string | null;
  bounce_text: string | null;
  bounced_at?: string | null;
}

type KnownStatus = keyof typeof words.statuses;
const isKnown = (status: string | null): status is KnownStatus =>
  status !== null && Object.hasOwn(words.statuses, status);

/** Why nothing reaches an address: in words where its code is known, else as a server said. */
export function BounceReason({ status, text }: { status: string | null; text: string | null }) {
  const t = useTranslate();
  if (isKnown(status)) return t(`bounces.statuses.${status}`);
  return text ? <q lang="en">{text}</q> : (status ?? '—');
}

/** Beside the state of a mail: it came back, or is late. */
export function BounceChip({ kind }: { kind: BounceKind | null }) {
  const t = useTranslate();
  if (!kind) return null;
  return (
    <Chip
      size="small"
      label={t(`bounces.chip.${kind}`)}
      sx={DELIVERY_COLOURS[kind === 'delayed' ? 'held' : 'failed']}
    />
  );
}

/** What became of a mail after a server had taken it, in words; what a server said stands beside it as it was said. */
export function Bounce({ mail }: { mail: Bounced }) {
  const t = useTranslate();
  const locale = useLocale();
  const { bounce_kind: kind, bounce_status: status, bounce_text: text, bounced_at: at } = mail;
  if (!kind) return null;
  return (
    <Alert severity={kind === 'delayed' ? 'info' : 'error'} sx={{ mt: 1 }}>
      {t(`bounces.kinds.${kind}`)} {isKnown(status) && t(`bounces.statuses.${status}`)}
      {text ? (
        <Box component="q" lang="en" sx={{ display: 'block', mt: 0.5, overflowWrap: 'anywhere' }}>
          {text}
        </Box>
      ) : (
        status && !isKnown(status) && ` (${status})`
      )}
      {at && (
        <Box sx={{ mt: 0.5, color: 'text.secondary' }}>
          {t('bounces.since', { time: formatTime(at, locale) })}
        </Box>
      )}
    </Alert>
  );
}
