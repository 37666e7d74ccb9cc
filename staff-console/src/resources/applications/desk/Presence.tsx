import EditIcon from '../../../../../web/icons/EditOutlined.tsx';
import VisibilityIcon from '../../../../../web/icons/VisibilityOutlined.tsx';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { PRESENCE_SECONDS } from '../../../../../domain/constants.ts';
import { useWording } from '../../../i18n/use-wording.ts';
import { useApi } from '../../../providers/api-context.ts';
import { useLiveNotes } from '../../../providers/live-context.tsx';
import { statusOf } from '../../../providers/data-provider.ts';
import { useSessionLost } from '../../../session/session-context.ts';
import type { TextKey } from './correction.ts';
import { type Presence, useDesk } from './desk-context.ts';
import { useTextTitle } from './resume-texts.ts';

/** The text whose field has the focus: fields stand in an element that names it. */
function placeOfFocus(): string | null {
  const field = document.activeElement;
  if (!field?.matches('textarea, input, select')) return null;
  return field.closest<HTMLElement>('[data-answer]')?.dataset['answer'] || null;
}

/** Tells the server every few seconds that this application is open here, and learns who else has it open. */
export function usePresence(applicationId: number): Presence {
  const api = useApi();
  const isLost = useSessionLost();
  const [others, setOthers] = useState<Presence['others']>([]);
  const [isGone, setGone] = useState(false);
  const lastPlace = useRef<string | null>(null);
  const isOver = isLost || isGone;
  const beatNow = useRef<() => void>(() => undefined);
  // Somebody came, went to another text or left; or this may be nobody's here any more.
  useLiveNotes(({ record, id }) => {
    if (
      record === 'presences' ? id === applicationId || id === null : record === 'applications' && id === null
    )
      beatNow.current();
  });
  useEffect(() => {
    if (isOver) return;
    let isHere = true;
    let visit = crypto.randomUUID();
    const tell = async () => {
      if (!isHere || document.visibilityState === 'hidden') return;
      const place = placeOfFocus();
      lastPlace.current = place;
      try {
        const answer = await api.command('hf_member__heartbeat', {
          application: { id: applicationId, visit, place },
        });
        if (isHere) setOthers(answer.others);
      } catch (error) {
        const status = statusOf(error);
        if (isHere && (status === 404 || status === 403)) setGone(true);
      }
    };
    // One after the other: the server keeps what it hears last.
    let told = Promise.resolve();
    const beat = () => {
      told = told.then(tell);
    };
    // Going to another text is told at once, so that a colleague sees it before writing there too.
    const onFocus = () => {
      if (placeOfFocus() !== lastPlace.current) beat();
    };
    // Sent to its end even where the tab is closed or another page is loaded at once.
    const leave = () =>
      api
        .command(
          'hf_member__heartbeat',
          { application: { id: applicationId, visit, is_leaving: true } },
          { keepalive: true },
        )
        .catch(() => undefined);
    const onPageHide = () => void leave();
    // The page comes back as it was left.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      visit = crypto.randomUUID();
      beat();
    };
    beat();
    beatNow.current = beat;
    const timer = setInterval(beat, PRESENCE_SECONDS.beat * 1000);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('visibilitychange', beat);
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      isHere = false;
      beatNow.current = () => undefined;
      clearInterval(timer);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('visibilitychange', beat);
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
      void leave();
    };
  }, [api, applicationId, isOver]);
  return { others, isGone };
}

const LOOK = {
  bgcolor: 'warning.light',
  color: 'warning.dark',
  height: 'auto',
  '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 },
};

/** Colleagues who have this application open now, and the text they are in. */
export function WhoElse() {
  const { t, pick } = useWording();
  const titleOf = useTextTitle();
  const { others } = useDesk().presence;
  return (
    <Stack
      component="ul"
      direction="row"
      spacing={1}
      useFlexGap
      aria-label={t('correcting.presence.label')}
      aria-live="polite"
      sx={{ listStyle: 'none', p: 0, m: 0, flexWrap: 'wrap', '&:empty': { display: 'none' } }}
    >
      {others.map(({ hf_member_id, names, place }) => {
        const title = place && titleOf(place as TextKey);
        return (
          <li key={hf_member_id}>
            <Chip
              size="small"
              icon={title ? <EditIcon /> : <VisibilityIcon />}
              label={
                title
                  ? t('correcting.presence.writes', { name: pick(names), title })
                  : t('correcting.presence.here', { name: pick(names) })
              }
              sx={LOOK}
            />
          </li>
        );
      })}
    </Stack>
  );
}

/** A colleague is in this very text. */
export function WritesHere({ textKey }: { textKey: TextKey }) {
  const { t, pick } = useWording();
  const { others } = useDesk().presence;
  return others
    .filter(({ place }) => place === textKey)
    .map(({ hf_member_id, names }) => (
      <Chip
        key={hf_member_id}
        size="small"
        icon={<EditIcon />}
        label={t('correcting.presence.writes_here', { name: pick(names) })}
        sx={LOOK}
      />
    ));
}
